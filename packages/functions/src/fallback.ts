import { resource } from "./http/resource";

/** Every path that no other function answers: 404 in the form that all errors have. */
export const handler = resource([]);
