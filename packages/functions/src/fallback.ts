import { resource } from "./http/resource";

/** Answers every path that no other function handles with 404, in the usual form of errors. */
export const handler = resource([]);
