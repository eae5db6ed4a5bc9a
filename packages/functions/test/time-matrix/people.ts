import type { CreatedKey } from "@tresen/contract/access-key/access-key";
import type { CreatedTimeKey } from "@tresen/contract/time-tracking/time-key.calls";
import { expect } from "vitest";
import { send } from "../support/api";
import { externalUser } from "../support/external";
import { type Sessions, addUser, openShop, signIn } from "../support/shop";
import { setPin } from "../support/tablet";

/**
 * Whose time is looked at, by a letter: `a` and her colleague `c` work at Mitte, `m` leads it, `b` works at Nord, and `x` is an
 * external person of Mitte.
 */
export const SUBJECTS = ["a", "c", "m", "b", "x"] as const;
export type Letter = (typeof SUBJECTS)[number];

export interface Subject {
  id: string;
  branch: string;
  /** The ids of what is kept of them. `request` is decided, so that deciding about it again is a conflict. */
  activity: string;
  shift: string;
  absence: string;
  request: string;
  project: string;
  task: string;
  /** Of their branch. */
  payroll: string;
}

/** Who looks. A key stands in the path of calls for terminals, and in the place of a session everywhere else. */
export interface Viewer {
  session: string | null;
  token: string;
  pin?: string;
}
export const VIEWERS = [
  "visitor",
  "administrator",
  "manager of Mitte",
  "manager of Nord",
  "employee a",
  "employee c",
  "employee b",
  "wages of Mitte",
  "plans of Mitte",
  "figures of Nord",
  "terminal of Mitte",
  "terminal with the PIN of a",
  "phone of a",
  "key of x",
] as const;
export type ViewerName = (typeof VIEWERS)[number];

/** What an hour of each is worth, in cents: numbers that are nowhere else. */
export const WAGES: Readonly<Record<Letter, number>> = {
  ...{ a: 73_137_131, c: 73_141_131, m: 73_163_131, b: 73_167_131, x: 0 },
};
/** What each says to their absence, and of what sickness alone is told. */
export const whyOf = (letter: Letter): string => `why-${letter}`;

export interface World {
  /** A kind of activities. */
  kind: string;
  sessions: Sessions;
  subjects: ReadonlyMap<Letter, Subject>;
  viewers: ReadonlyMap<ViewerName, Viewer>;
}

/** Each has another one. */
const PINS: Readonly<Record<Exclude<Letter, "x">, string>> = { a: "4711", c: "5822", m: "6933", b: "7144" };

const OWN_ROLES = {
  "wages of Mitte": { branch: "brn_mitte", permissions: ["time-sheets.decide", "user.personnel"] },
  "plans of Mitte": { branch: "brn_mitte", permissions: ["working-schedules.read"] },
  "figures of Nord": { branch: "brn_nord", permissions: ["statistics.read"] },
} as const;

/** Two branches with their people, and of each one an activity, a shift, an absence, a request, a project and a task. */
export async function openWorld(): Promise<World> {
  const sessions = await openShop();
  const made = async <Made = { id: string; version: number }>(
    path: string,
    body: object,
    session = sessions.admin,
  ): Promise<Made> => {
    const { status, data, errors } = await send({ method: "POST", path: `/api/${path}`, body, session });
    expect({ path, errors, isMade: status === 200 || status === 201 }).toEqual({ path, errors: [], isMade: true });
    return data as Made;
  };
  let count = 0;
  const staff = async (role: string, branch: string, pin = "8255"): Promise<{ id: string; session: string }> => {
    count += 1;
    const username = `matrix${count}@example.test`;
    await addUser({ username, roles: [role], branches: [branch] });
    const id = await setPin({ username, pin });
    return { id, session: await signIn({ username }) };
  };
  const people = {
    a: await staff("ROLE_EMPLOYEE", "brn_mitte", PINS.a),
    c: await staff("ROLE_EMPLOYEE", "brn_mitte", PINS.c),
    m: await staff("ROLE_MANAGER", "brn_mitte", PINS.m),
    b: await staff("ROLE_EMPLOYEE", "brn_nord", PINS.b),
  };
  const north = await staff("ROLE_MANAGER", "brn_nord");
  const outside = await externalUser({ session: sessions.admin, permissions: ["timeTracking"] });
  const ownRoles = new Map<string, string>();
  for (const [name, { branch, permissions }] of Object.entries(OWN_ROLES)) {
    const identifier = `ROLE_OF_TIME_${ownRoles.size}`;
    const granted = permissions.map((permission) => ({ permission, scope: "branches" }));
    await made("roles", { identifier, name, permissions: granted });
    ownRoles.set(name, (await staff(identifier, branch)).session);
  }
  const shown = { name: "Terminal", branch: "brn_mitte", purpose: "time" };
  const { key: terminal } = await made<CreatedKey>("access-keys", shown);
  const { key: phone } = await made<CreatedTimeKey>("working-activities/me/key", {}, people.a.session);

  const { id: kind } = await made("working-activity-kinds", { name: "Service" });
  const payrolls = new Map<string, string>();
  for (const branch of ["brn_mitte", "brn_nord"])
    payrolls.set(branch, (await made("payrolls", { name: branch, branch })).id);

  const subjects = new Map<Letter, Subject>();
  for (const letter of SUBJECTS) {
    const person = letter === "x" ? null : people[letter];
    const id = person?.id ?? outside.user.id;
    const branch = letter === "b" ? "brn_nord" : "brn_mitte";
    const whose = person ? { user: id } : { externalUser: id };
    const times = { startedAt: "2026-06-04T08:00:00Z", endedAt: "2026-06-04T12:00:00Z" };
    const { id: activity } = await made("working-activities", { ...whose, branch, ...times, note: `note-${letter}` });
    const { id: project } = await made("projects", { name: `project-${letter}`, branch, state: "active" });
    const assigned = person ? { assignee: id } : {};
    const { id: task } = await made("tasks", { title: `task-${letter}`, project, ...assigned });
    const records = { shift: "none", absence: "none", request: "none" };
    if (person) {
      const personnel = {
        ...{ version: 0, entryDate: "2020-01-01" },
        contracts: [{ validFrom: "2020-01-01", weeklyMinutes: 2400, hourlyWage: WAGES[letter] }],
      };
      const path = `/api/users/${id}/personnel`;
      expect((await send({ method: "PUT", path, body: personnel, session: sessions.admin })).status).toBe(200);
      const days = { startsAt: "2026-06-10T08:00:00Z", endsAt: "2026-06-10T12:00:00Z" };
      const shift = await made("working-schedules", { user: id, branch, ...days, note: `shift-${letter}` });
      await made("working-schedules/publish", {
        ...{ branch, from: "2026-06-10", to: "2026-06-10", expected: [{ id: shift.id, version: shift.version }] },
      });
      // Only of two of them it is their health.
      const why = letter === "c" || letter === "b" ? "sick" : "holiday";
      const absence = { user: id, kind: why, from: "2026-06-02", to: "2026-06-03", note: whyOf(letter) };
      const away = await made("absences", absence);
      if (why === "sick") {
        const data = Buffer.from("%PDF-1.4 krank").toString("base64");
        const certificate = { name: `file-${letter}.pdf`, data };
        const sent = { method: "PUT", path: `/api/absences/${away.id}/certificate`, body: certificate };
        expect((await send({ ...sent, session: sessions.admin })).status).toBe(200);
      }
      const asked = { activity, ...times, reason: `asked-${letter}` };
      const request = await made("working-activities/requests", asked, person.session);
      await made(`working-activities/requests/${request.id}/refuse`, { answer: "Nein" });
      Object.assign(records, { shift: shift.id, absence: away.id, request: request.id });
    }
    const payroll = payrolls.get(branch) ?? "";
    subjects.set(letter, { id, branch, activity, project, task, payroll, ...records });
  }
  const bySession = (session: string | null): Viewer => ({ session, token: "none" });
  const byKey = (token: string, pin?: string): Viewer => ({ session: token, token, ...(pin ? { pin } : {}) });
  const viewers = new Map<ViewerName, Viewer>([
    ["visitor", bySession(null)],
    ["administrator", bySession(sessions.admin)],
    ["manager of Mitte", bySession(people.m.session)],
    ["manager of Nord", bySession(north.session)],
    ["employee a", bySession(people.a.session)],
    ["employee c", bySession(people.c.session)],
    ["employee b", bySession(people.b.session)],
    ...Object.keys(OWN_ROLES).map((name): [ViewerName, Viewer] => [
      name as ViewerName,
      bySession(ownRoles.get(name) ?? null),
    ]),
    ["terminal of Mitte", byKey(terminal)],
    ["terminal with the PIN of a", byKey(terminal, PINS.a)],
    ["phone of a", byKey(phone)],
    ["key of x", byKey(outside.key)],
  ]);
  return { sessions, kind, subjects, viewers };
}
