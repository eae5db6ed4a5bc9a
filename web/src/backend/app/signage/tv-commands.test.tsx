// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press } from "../../../shared/testing/hands";
import { META } from "../testing/page";
import { mountPart } from "../testing/part";
import { ChosenDialog } from "../../features/signage/tv/chosen-dialog";
import { GroupDialog } from "../../features/signage/tv/group-dialog";

const tv = (id: string, group: string) => ({ record: { ...META, id, name: id, branch: "brn_1", group }, label: id });
let asked: unknown[];
let answer: Response;
beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (_address: string, { body }: RequestInit = {}) => {
    asked.push(body && JSON.parse(String(body)));
    return answer.clone();
  });
});
let mounted: Awaited<ReturnType<typeof mountPart>>;
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});
const dialog = () => document.querySelector("[role=dialog]");
const select = (label: string) => document.querySelector<HTMLSelectElement>(`select[aria-label=${label}]`);
const choose = (label: string, value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")?.set?.call(select(label), value);
    select(label)?.dispatchEvent(new Event("change", { bubbles: true }));
  });

test("a group gets a command, and each of its TVs says whether it has it", async () => {
  answer = Response.json({
    data: [
      { id: "tv_1", name: "Links", problem: null },
      { id: "tv_2", name: "Rechts", problem: "Der TV hat noch einen anderen Befehl." },
    ],
  });
  const entries = [tv("tv_1", "theke"), tv("tv_2", "theke"), tv("tv_3", "fenster"), tv("tv_4", "")];
  mounted = await mountPart({
    content: <GroupDialog entries={entries} chosen={new Set()} onClose={() => undefined} />,
  });
  expect([...(select("Gruppe")?.options ?? [])].map(({ text }) => text)).toEqual([
    ...["Gruppe fenster, 1 TV", "Gruppe theke, 2 TVs"],
  ]);
  await choose("Gruppe", "theke");
  await choose("Befehl", "volume");
  await press("Senden", document);
  await eventually(() => expect(dialog()?.textContent).toContain("1 von 2 TVs haben den Befehl."));
  expect(asked).toEqual([{ group: "theke", command: { type: "volume", data: { volume: 50 } } }]);
  expect([...document.querySelectorAll("[role=dialog] li")].map(({ textContent }) => textContent)).toEqual([
    "LinksBefehl wartet auf den TV",
    "RechtsDer TV hat noch einen anderen Befehl.",
  ]);
});

test("chosen TVs get it by their ids; a refused call says so and can be sent again", async () => {
  const refused = { errors: [{ code: "tv.x", message: "Befehl konnte nicht ausgeführt werden." }], requestId: "req_1" };
  answer = Response.json(refused, { status: 409 });
  const load = async () => [tv("tv_1", "").record, tv("tv_2", "").record];
  mounted = await mountPart({ content: <ChosenDialog load={load} onClose={() => undefined} /> });
  await eventually(() => expect(dialog()?.textContent).toContain("An 2 TVs"));
  await press("Senden", document);
  await eventually(() =>
    expect(document.querySelector("[role=alert]")?.textContent).toContain("Befehl konnte nicht ausgeführt werden."),
  );
  expect(asked).toEqual([{ ids: ["tv_1", "tv_2"], command: { type: "reload", data: {} } }]);
  answer = Response.json({ data: [{ id: "tv_1", name: "Links", problem: null }] });
  await press("Senden", document);
  await eventually(() => expect(dialog()?.textContent).toContain("1 von 1 TVs haben den Befehl."));
});

test("without groups there is nothing to send", async () => {
  mounted = await mountPart({
    content: <GroupDialog entries={[tv("tv_1", "")]} chosen={new Set()} onClose={() => undefined} />,
  });
  expect(dialog()?.textContent).toContain("Noch gehört kein TV zu einer Gruppe.");
  const send = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Senden");
  expect(send?.disabled).toBe(true);
});
