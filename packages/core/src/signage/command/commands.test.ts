import { MINUTE } from "@tresen/contract/kit/time";
import type { CommandRequest } from "@tresen/contract/signage/command/command";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { refusal } from "../../../test/refusal";
import { NOW, admin, create, staff } from "../../../test/shop";
import { rebuildSnapshot } from "../../snapshot";
import { latestChanges } from "../../records/changes";
import { findTv } from "../tv/tv-rows";
import { commandView, findCommand } from "./command-rows";
import { abortCommand, giveCommand, giveCommands, noteCommand } from "./commands";

const manager = staff("ROLE_MANAGER", "center");
const reload: CommandRequest = { type: "reload", data: {} };
let id = "";
let count = 0;

beforeAll(async () => {
  await create("branches", { id: "center", identifier: "center", name: "Mitte" });
  await create("branches", { id: "harbor", identifier: "harbor", name: "Hafen" });
  await rebuildSnapshot({ startedAt: Date.now() });
});
beforeEach(async () => {
  id = `tv_${(count += 1)}`;
  await create("digital-signage-devices", { id, identifier: id, name: id, branch: "center", group: "Theke" });
});

const give = (changes: object = {}) => giveCommand({ actor: manager, id, request: reload, now: NOW, ...changes });
const viewAt = async (now = NOW) => {
  const row = await findCommand(id);
  return row && commandView({ row, now });
};

test("a command waits until the TV has done it, and tells who gave it", async () => {
  await give();
  expect(await viewAt()).toMatchObject({ type: "reload", state: "queued", by: "Eva Beispiel", result: null });
  const command = (await viewAt())?.id ?? "";
  for (const state of ["delivered", "running", "done"] as const) {
    await noteCommand({ tv: id, command, state, now: NOW + 1000 });
    expect(await viewAt()).toMatchObject({ state });
  }
  expect(await viewAt()).toMatchObject({
    deliveredAt: "2026-06-05T16:30:01.000Z",
    finishedAt: "2026-06-05T16:30:01.000Z",
  });
  // The next one may follow, and what is said of the former tells nothing.
  await give();
  await noteCommand({ tv: id, command, state: "failed", now: NOW });
  expect(await viewAt()).toMatchObject({ state: "queued" });
});

test("there is one at a time, and the same id makes no second one", async () => {
  const request = { ...reload, id: "cmd_mine" };
  await give({ request });
  await give({ request });
  const refused = await refusal(give());
  expect(refused).toMatchObject({ kind: "conflict", message: "Befehl konnte nicht ausgeführt werden." });
});

test("of many at the same moment one is given", async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => give()));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("an open one is aborted once, and a late result is kept and not applied", async () => {
  await give();
  const command = (await viewAt())?.id ?? "";
  const abort = () => abortCommand({ actor: manager, id, now: NOW });
  await abort();
  expect(await refusal(abort())).toMatchObject({
    kind: "conflict",
    message: "Befehl konnte nicht abgebrochen werden.",
  });
  await noteCommand({ tv: id, command, state: "done", result: { message: "doch" }, now: NOW });
  expect(await viewAt()).toMatchObject({ state: "aborted", result: { message: "doch" } });
  await noteCommand({ tv: id, command, state: "done", result: { message: "noch einmal" }, now: NOW });
  expect(await viewAt()).toMatchObject({ result: { message: "doch" } });
});

test("what nobody fetched has expired after ten minutes, and makes room", async () => {
  await give();
  expect(await viewAt(NOW + 10 * MINUTE - 1)).toMatchObject({ state: "queued", finishedAt: null });
  const later = NOW + 10 * MINUTE;
  expect(await viewAt(later)).toMatchObject({ state: "expired", finishedAt: "2026-06-05T16:40:00.000Z" });
  expect(await refusal(abortCommand({ actor: manager, id, now: later }))).toMatchObject({ kind: "conflict" });
  await give({ now: later });
});

test("is for managers of the TV's branch, and for scenes that there are", async () => {
  expect(await refusal(give({ actor: staff("ROLE_MANAGER", "harbor") }))).toMatchObject({ kind: "forbidden" });
  expect(await refusal(give({ actor: staff("ROLE_EMPLOYEE", "center") }))).toMatchObject({ kind: "forbidden" });
  expect(await refusal(give({ id: "tv_none" }))).toMatchObject({ kind: "missing" });
  const request = { type: "showScene", data: { scene: "scn_none", minutes: 5 } };
  expect(await refusal(give({ request }))).toMatchObject({
    details: [{ field: "data.scene", code: "validation.reference" }],
  });
});

test("a scene is shown where it is enabled and its branches allow, and for its minutes the command has not expired", async () => {
  const scene = (path: string, changes: object = {}) =>
    create("scenes", { id: path, path, name: path, type: "clock", ...changes });
  const showing = (path: string) =>
    ({ type: "showScene", data: { scene: path, minutes: 60 } }) satisfies CommandRequest;
  await scene("scene-any");
  await scene("scene-off", { isEnabled: false });
  await scene("scene-far", { branches: [{ id: "harbor" }] });
  for (const [path, message] of [
    ["scene-off", "Diese Szene ist nicht aktiv."],
    ["scene-far", "Diese Szene wird in der Filiale dieses TVs nicht gezeigt."],
  ] as const)
    expect(await refusal(give({ request: showing(path) }))).toMatchObject({
      ...{ kind: "input", details: [{ field: "data.scene", message }] },
    });
  expect(await giveCommands({ actor: manager, ids: [id], request: showing("scene-far"), now: NOW })).toEqual([
    { id, name: id, problem: "Diese Szene wird in der Filiale dieses TVs nicht gezeigt." },
  ]);
  await give({ request: showing("scene-any") });
  const command = (await viewAt())?.id ?? "";
  await noteCommand({ tv: id, command, state: "running", now: NOW });
  expect(await viewAt(NOW + 60 * MINUTE)).toMatchObject({ state: "running" });
  expect(await viewAt(NOW + 70 * MINUTE)).toMatchObject({ state: "expired" });
});

test("a message has not expired for its minutes, in which it can be taken back", async () => {
  await give({ request: { type: "message", data: { text: "Heute bis 20 Uhr", minutes: 1440 } } });
  const command = (await viewAt())?.id ?? "";
  await noteCommand({ tv: id, command, state: "running", now: NOW });
  const later = NOW + 1440 * MINUTE;
  expect(await viewAt(later)).toMatchObject({ state: "running" });
  await abortCommand({ actor: manager, id, now: later });
  expect(await viewAt(later)).toMatchObject({ state: "aborted" });
});

test("a group answers with a line for each TV that the person may command", async () => {
  await create("digital-signage-devices", {
    ...{ id: `${id}_far`, identifier: "scene-far", name: "Fern", branch: "harbor", group: `Gruppe ${id}` },
  });
  const near = { id: `${id}_near`, identifier: `${id}-near`, name: "Nah", branch: "center", group: `Gruppe ${id}` };
  await create("digital-signage-devices", near);
  const ask = (changes: object) =>
    giveCommands({ actor: manager, group: `Gruppe ${id}`, request: reload, now: NOW, ...changes });
  expect(await ask({})).toEqual([{ id: near.id, name: "Nah", problem: null }]);
  expect(await ask({ actor: admin })).toEqual([
    { id: `${id}_far`, name: "Fern", problem: null },
    { id: near.id, name: "Nah", problem: "Der TV hat noch einen anderen Befehl." },
  ]);
  expect(await refusal(ask({ request: { type: "showScene", data: { scene: "scn_none", minutes: 5 } } }))).toMatchObject(
    {
      details: [{ field: "data.scene" }],
    },
  );
  expect(await ask({ group: undefined, ids: [`${id}_far`, "tv_none"] })).toEqual([
    { id: `${id}_far`, name: "", problem: expect.any(String) },
    { id: "tv_none", name: "", problem: expect.stringContaining("nicht") },
  ]);
});

test("what a command has set is in the record of the TV once it is done, by whoever gave it, and no sooner", async () => {
  const tvNow = () => findTv(id);
  const carryOut = async (request: CommandRequest, state: "done" | "failed" = "done") => {
    const before = await tvNow();
    await give({ request });
    const command = (await viewAt())?.id ?? "";
    await noteCommand({ tv: id, command, state: "running", now: NOW });
    expect(await tvNow()).toMatchObject({ version: before?.version });
    for (let told = 0; told < 2; told += 1) await noteCommand({ tv: id, command, state, now: NOW });
    expect(await viewAt()).toMatchObject({ state });
  };
  const changes = () => latestChanges({ resource: "digital-signage-devices", id, limit: 9 });
  await carryOut({ type: "volume", data: { volume: 35 } }, "failed");
  expect(await tvNow()).toMatchObject({ version: 1, volume: 0 });
  await carryOut({ type: "volume", data: { volume: 35 } });
  expect(await tvNow()).toMatchObject({
    version: 2,
    volume: 35,
    powerHours: [],
    updatedAt: new Date(NOW).toISOString(),
  });
  const powerHours = [{ type: "daily" as const, isClosed: false, from: "10:00", to: "22:00" }];
  await carryOut({ type: "powerPlan", data: { powerHours } });
  expect(await tvNow()).toMatchObject({ version: 3, volume: 35, powerHours });
  // What is so already is no change.
  await carryOut({ type: "volume", data: { volume: 35 } });
  expect((await changes()).map(({ paths, actorId }) => [paths, actorId])).toEqual([
    [["powerHours.0"], "usr_manager"],
    [["volume"], "usr_manager"],
    [expect.anything(), expect.anything()],
  ]);
});

test("an aborted command sets nothing, however late its TV tells of it", async () => {
  await give({ request: { type: "volume", data: { volume: 50 } } });
  const command = (await viewAt())?.id ?? "";
  await abortCommand({ actor: manager, id, now: NOW });
  await noteCommand({ tv: id, command, state: "done", result: { message: "zu spät" }, now: NOW });
  expect(await findTv(id)).toMatchObject({ version: 1, volume: 0 });
});
