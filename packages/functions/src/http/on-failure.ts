import type { HttpEvent } from "./types";

type Note = (error: unknown) => Promise<void>;

const notes = new WeakMap<HttpEvent, Note>();

/** What is done if the request fails, before it is answered. It throws nothing. */
export function onFailure(event: HttpEvent, note: Note): void {
  notes.set(event, note);
}

export async function failed(event: HttpEvent, error: unknown): Promise<void> {
  await notes.get(event)?.(error);
}
