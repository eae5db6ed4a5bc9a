import { pageShell } from "../display/display-shell";
import { startShell } from "../display/start-shell";
import type { WorkerScope } from "../scope";

declare const self: WorkerScope;

const prefix = "tv-";
const shell = pageShell({ cache: "tv-page", page: "/display/tv", first: "/display/tv", prefix });

startShell({ scope: self, shell, prefix });
