import { PDFiumLibrary } from "@hyzyla/pdfium";
import { DAY, MINUTE } from "@tresen/contract/kit/time";
import type { LogEntry } from "@tresen/contract/log/log";
import { type PersonExport, personExport } from "@tresen/contract/privacy/export/person-export";
import { customerReactions } from "@tresen/core/customer/order";
import { messageReactions } from "@tresen/core/message";
import { findOrder } from "@tresen/core/order";
import { rebuildSnapshot } from "@tresen/core/snapshot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBucket } from "../../core/test/bucket";
import { send } from "./support/api";
import { addPhotoCake } from "./support/photo-cake";
import { place } from "./support/orders";
import { NOW } from "./support/request";
import { type Sessions, openShop, order, signInHolder } from "./support/shop";

let bucket: Awaited<ReturnType<typeof startBucket>>;
let sessions: Sessions;
let customer: { id: string; version: number; number: number };

const PERSON = {
  firstName: "Jörg Łukasz",
  lastName: "Müller-Žižkovský",
  email: "Joerg@Example.test",
  phone: "+43 660 1234567",
  isSmsEnabled: true,
};
const STRANGER = { firstName: "Fremde", lastName: "Person", email: "fremd@example.test" };
const FORM = { lastName: "Müller", comment: "Haben Sie Tische im Freien?", website: "" };
const PHOTO =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

async function placed(body: object): Promise<{ uid: string; hash: string }> {
  const { status, data, errors } = await send({ method: "POST", path: "/api/orders", body: order(body) });
  expect({ status, errors }).toEqual({ status: 201, errors: [] });
  const found = data as { uid: string; hash: string };
  const after = await findOrder(found.uid);
  if (after)
    for (const react of [...messageReactions.order, ...customerReactions.order]) await react({ before: null, after });
  return found;
}
/** At times of their own. */
let times = 0;
const exported = (format: string, session: string | null = sessions.admin) =>
  send({ path: `/api/customers/${customer.id}/export`, query: { format }, session, now: NOW + ++times * MINUTE });

beforeAll(async () => {
  bucket = await startBucket();
  sessions = await openShop();
  await addPhotoCake(sessions.admin);
  await rebuildSnapshot({ startedAt: Date.now() });
  const upload = await send({
    method: "POST",
    path: "/api/uploads",
    body: { data: PHOTO, name: "Torte für Jörg.png" },
  });
  const { id: photo } = upload.data as { id: string };
  const { uid, hash } = await placed({ ...PERSON, comment: "Bitte ohne Zwiebel 中" });
  await placed({
    ...PERSON,
    items: [{ product: "prd_cake", amount: 1, unit: "piece", parts: [[photo], null] }],
  });
  // Nobody is known by the first order that is turned away, but it is theirs.
  const { uid: turnedAway } = await place({ ...PERSON, comment: "Zu spät" });
  const path = `/api/orders/ord_${turnedAway}/status/reject`;
  await send({ method: "POST", path, body: {}, session: sessions.admin });
  const rejected = await findOrder(turnedAway);
  if (rejected) for (const react of customerReactions.order) await react({ before: null, after: rejected });
  await placed({ ...STRANGER, comment: "Geheim" });
  for (const step of ["confirm", "completed"])
    await send({ method: "POST", path: `/api/orders/ord_${uid}/status/${step}`, body: {}, session: sessions.admin });
  const note = { text: "Ruft gern an" };
  await send({ method: "POST", path: `/api/orders/ord_${uid}/notes`, body: note, session: sessions.admin });
  const scores = { rating: 4, foodRating: 4, serviceRating: 4, processRating: 4, comment: "Sehr fein" };
  await send({ method: "POST", path: `/api/orders/public/${uid}/${hash}/questionnaire`, body: scores });
  const forms = [
    { ...FORM, email: "JOERG@example.test", phone: "1" },
    { ...FORM, email: "", phone: "+43 660 1234567", branch: "brn_mitte" },
    { ...FORM, email: "fremd@example.test", phone: "1", comment: "Auch geheim" },
  ];
  await send({
    method: "POST",
    path: "/api/config",
    body: { contactEmail: "shop@example.test" },
    session: sessions.admin,
  });
  for (const body of forms)
    expect((await send({ method: "POST", path: "/api/custom/contact-form", body })).status).toBeLessThan(300);
  const [found] = (await send({ path: "/api/customers", query: { search: "müller" }, session: sessions.admin }))
    .data as (typeof customer)[];
  if (!found) throw new Error("There is no customer");
  const consents = [{ purpose: "Newsletter", channel: "mail", givenAt: "2026-05-01T10:00:00Z", source: "Kassa" }];
  const changed = await send({
    method: "PUT",
    path: `/api/customers/${found.id}`,
    body: { ...found, consents, tags: ["VIP"] },
    session: sessions.admin,
  });
  expect(changed.errors).toEqual([]);
  customer = changed.data as typeof customer;
  const values = {
    ...{ note: "Zieht bald um", isBlocked: false, vatNumber: null },
    addresses: [{ street: "Neue Gasse 9", zipCode: "1010", city: "Wien" }],
  };
  const plan = { resource: "customers", record: found.id, version: customer.version, at: "2026-07-01T10:00:00Z" };
  const planned = await send({
    method: "POST",
    path: "/api/planned-changes",
    body: { ...plan, fields: values },
    session: sessions.admin,
  });
  expect(planned.errors).toEqual([]);
  // What was called off is still stored.
  const id = (planned.data as { id: string }).id;
  await send({ method: "POST", path: `/api/planned-changes/${id}/cancel`, session: sessions.admin });
});
afterAll(() => bucket.stop());

test("everything that is stored of a person is handed out as JSON, and nothing of others", async () => {
  const { status, headers, data } = await exported("json");
  expect(status).toBe(200);
  expect(headers["content-disposition"]).toContain(`kunde-${customer.number}-auskunft-2026-06-05.json`);
  expect(headers["cache-control"]).toBe("private, no-store");
  const parsed = personExport.parse(data);
  // As documented, to the last field.
  expect(parsed).toEqual(data);
  const { orders, messages, uploads, forms, log, plannedChanges, customer: record } = data as PersonExport;
  expect(record).toMatchObject({ lastName: PERSON.lastName, tags: ["VIP"], consents: [{ purpose: "Newsletter" }] });
  expect(orders.map(({ state, comment }) => [state, comment]).toSorted()).toEqual([
    ["completed", "Bitte ohne Zwiebel 中"],
    ["pending", ""],
    ["rejected", "Zu spät"],
  ]);
  const rated = orders.find(({ questionnaire }) => questionnaire !== null);
  expect(rated).toMatchObject({
    ...{ firstName: PERSON.firstName, comment: "Bitte ohne Zwiebel 中", state: "completed" },
    questionnaire: { rating: 4, comment: "Sehr fein" },
    notes: [{ text: "Ruft gern an" }],
  });
  expect(messages).toMatchObject([
    { channel: "mail", event: "received", to: "Joerg@Example.test" },
    { channel: "mail", event: "received" },
  ]);
  expect(uploads).toMatchObject([{ name: "Torte für Jörg.png", mimeType: "image/png" }]);
  expect(uploads[0]?.url).toMatch(/^https?:\/\/[^/]+\/upload\//);
  expect(forms.map(({ kind, fields }) => [kind, fields["comment"]])).toEqual([
    ["contact", "Haben Sie Tische im Freien?"],
    ["contact", "Haben Sie Tische im Freien?"],
  ]);
  expect(plannedChanges).toMatchObject([{ at: "2026-07-01T10:00:00.000Z", fields: { note: "Zieht bald um" } }]);
  expect(log[0]?.action).toBe("Kunde geändert");
  const whole = JSON.stringify(data);
  // Nothing of others, nor who of the staff did what, nor what opens the customer's page.
  for (const secret of ["Geheim", "geheim", "fremd@", "System", "admin@example.test", '"hash"'])
    expect(whole).not.toContain(secret);
});

test("the same can be read as PDF", async () => {
  const { status, headers, bytes } = await exported("pdf");
  expect({ status, type: headers["content-type"] }).toEqual({ status: 200, type: "application/pdf" });
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const text = [...document.pages()].map((page) => page.getText()).join("\n");
  document.destroy();
  library.destroy();
  for (const part of [
    ...[
      "Auskunft über gespeicherte Daten",
      "Jörg Łukasz Müller-Žižkovský",
      "Bitte ohne Zwiebel [U+4E2D]",
      "+436601234567",
      "Zweck: Newsletter",
      "01.05.2026",
    ],
    ...["Margherita", "Größe: groß", "4 von 5 (Qualität 4, Service 4, Bestellen 4)", "Sehr fein", "Ruft gern an"],
    ...["Geplante Änderungen", "01.07.2026", "Zieht bald um", "Neue Gasse 9", "wird geleert", "nein"],
    ...["Torte für Jörg.png", "Haben Sie Tische im Freien?", "Kunde geändert", "Seite 1 von"],
  ])
    expect(text).toContain(part);
  expect(text).not.toContain("Geheim");
});

test("only administrators and holders of the permission get it, and the log says who", async () => {
  for (const session of [null, sessions.employee, sessions.manager])
    expect([401, 403]).toContain((await exported("json", session)).status);
  const permissions = [{ permission: "customers.export", scope: "all" as const }];
  const holder = await signInHolder({ admin: sessions.admin, branches: [], permissions });
  expect((await exported("json", holder)).status).toBe(200);
  expect((await exported("csv")).status).toBe(400);
  const missing = { path: "/api/customers/cus_none/export", query: { format: "json" }, session: sessions.admin };
  expect((await send(missing)).status).toBe(404);
  const logs = { path: "/api/logs", query: { action: "export" }, session: sessions.admin, now: NOW + DAY };
  const { data } = await send(logs);
  const entries = data as LogEntry[];
  expect(entries).toHaveLength(3);
  expect(entries[0]?.message).toBe(`Gespeicherte Daten „Kunde ${customer.number}“ herausgegeben`);
  expect(JSON.stringify(entries)).not.toContain("Müller");
});
