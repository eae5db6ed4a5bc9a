import { expect, test } from "vitest";
import { COMMAND_STATES, type CommandState, commandStateAt, isOpenCommand, mayMove } from "./command.state";

const reached = (by: "screen" | "staff" | "time"): [CommandState, CommandState[]][] =>
  COMMAND_STATES.map((from) => [from, COMMAND_STATES.filter((to) => mayMove({ from, to, by }))]);
const ENDED: [CommandState, CommandState[]][] = [
  ["done", []],
  ["failed", []],
  ["expired", []],
  ["aborted", []],
];

test("a screen only moves forward", () => {
  expect(reached("screen")).toEqual([
    ["queued", ["delivered", "running", "done", "failed"]],
    ["delivered", ["running", "done", "failed"]],
    ["running", ["done", "failed"]],
    ...ENDED,
  ]);
});

test.each(["staff", "time"] as const)("%s end what is open, and nothing else", (by) => {
  const to: CommandState = by === "staff" ? "aborted" : "expired";
  expect(reached(by)).toEqual([["queued", [to]], ["delivered", [to]], ["running", [to]], ...ENDED]);
});

test("an open command expires, an ended one stays", () => {
  const expiresAt = 1000;
  for (const state of COMMAND_STATES) {
    expect(commandStateAt({ state, expiresAt, now: 999 })).toBe(state);
    expect(commandStateAt({ state, expiresAt, now: 1000 })).toBe(isOpenCommand(state) ? "expired" : state);
  }
});
