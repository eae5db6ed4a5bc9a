import { createRootRoute } from "@tanstack/react-router";
import { NotFound } from "./shell/not-found";
import { Shell } from "./shell/shell";

/** Every page of the back-office is within the shell. */
export const root = createRootRoute({ component: Shell, notFoundComponent: () => <NotFound /> });
