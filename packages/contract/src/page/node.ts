/** A node of schema.org's vocabulary. */
export type Node = { [key: string]: Value | undefined };
type Value = string | number | boolean | Node | Value[];
