import type { WorkerScope } from "../scope";
import { DISPLAY_SHELL } from "./display-place";
import { startShell } from "./start-shell";

declare const self: WorkerScope;

startShell({ scope: self, shell: DISPLAY_SHELL, prefix: "display-" });
