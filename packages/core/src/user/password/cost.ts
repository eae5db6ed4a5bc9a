/**
 * From OWASP's password storage cheat sheet: 16 MiB each, so that many concurrent log-ins fit into a small function.
 */
export const COST = { N: 2 ** 14, r: 8, p: 5 };
