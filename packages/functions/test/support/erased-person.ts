import { findOrder } from "@tresen/core/order";
import { MINUTE } from "@tresen/contract/kit/time";
import { expect } from "vitest";
import sharp from "sharp";
import { send } from "./api";
import { place } from "./orders";
import { NOW } from "./request";
import type { Trace } from "./traces";

/** Somebody with all that a person leaves, spelled in several ways. */
export const PERSON = {
  firstName: "Jürgen",
  lastName: "Jägermüßler",
  email: "Juergen.J@Example.test",
  phone: "+43 660 765 43 21",
  street: "Hintertupfgasse 77",
  zipCode: "1099",
  city: "Wien",
  isSmsEnabled: true,
};
export const TRACES: readonly Trace[] = [
  { value: "jürgen", kind: "text" },
  { value: "jägermüßler", kind: "text" },
  { value: "juergen.j@", kind: "text" },
  { value: "hintertupf", kind: "text" },
  { value: "tupferl gmbh", kind: "text" },
  { value: "atu87654321", kind: "text" },
  { value: "bitte läuten", kind: "text" },
  { value: "alles gute oma", kind: "text" },
  { value: "lachsfoto", kind: "text" },
  { value: "war kalt", kind: "text" },
  { value: "ruft gern an", kind: "text" },
  { value: "6607654321", kind: "digits" },
];

const SPELLED = {
  upper: { ...PERSON, lastName: "JAEGERMUESSLER", email: "JUERGEN.J@EXAMPLE.TEST", phone: "+43 (0)660 7654321" },
  other: { ...PERSON, email: "", phone: "0043 660 7654321", lastName: "Jaegermueßler" },
};

interface Made {
  /** The uids of the orders, by what is special about them. */
  uids: Record<"plain" | "dear" | "german" | "company" | "other", string>;
  rejected: string;
}

/** Orders, files, forms, ratings, notes and what follows from them. `deliver` is asked after each step. */
export async function makePerson({ admin, deliver }: { admin: string; deliver: () => Promise<void> }): Promise<Made> {
  const post = async (path: string, body: unknown, expected = 200, session: string | null = admin) => {
    const { status, errors, data } = await send({ method: "POST", path: `/api/${path}`, body, session });
    expect({ path, status, errors }).toEqual({ path, status: expected, errors: [] });
    await deliver();
    return data;
  };
  const step = (id: string, action: string, body: object = {}) => post(`orders/${id}/status/${action}`, body);
  const ordered = async (changes: object, isRated = false): Promise<string> => {
    const { id, uid, path } = await place({ comment: "Bitte läuten", ...changes });
    await deliver();
    await step(id, "confirm");
    await post(`orders/${id}/notes`, { text: "Ruft gern an" });
    await step(id, "completed");
    const rating = { rating: 4, foodRating: 4, serviceRating: 4, processRating: 4, comment: "War kalt" };
    if (isRated) await post(path.replace("/api/", "") + "/questionnaire", rating, 200, null);
    return uid;
  };
  const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#c0392b" } })
    .jpeg()
    .toBuffer();
  const photo = { data: `data:image/jpeg;base64,${picture.toString("base64")}`, name: "Lachsfoto.jpg" };
  const { id: file } = (await post("uploads", photo, 201, null)) as { id: string };
  const cake = [{ product: "prd_cake", amount: 1, unit: "piece", parts: [[file], null] }];
  const pizza = (amount: number) => [{ product: "prd_margherita", amount, unit: "piece", parts: ["groß"] }];
  const uids = {
    plain: await ordered({ ...PERSON, items: cake }, true),
    dear: await ordered({ ...SPELLED.upper, branch: "brn_nord", items: [...pizza(20), ...pizza(20)] }),
    german: await ordered({ ...PERSON, branch: "brn_berlin", phone: "+43 660 7654321", items: pizza(20) }),
    company: await ordered({
      ...PERSON,
      isCompany: true,
      companyName: "Tupferl GmbH",
      vatNumber: "ATU87654321",
    }),
    // The same number under the same name in another spelling, and no mail address.
    other: await ordered(SPELLED.other),
  };
  const { id, uid: rejected } = await place({ ...PERSON, comment: "Bitte läuten", branch: "brn_nord" });
  await step(id, "reject", { rejectionMessage: "Jürgen, heute nicht" });
  const form = { branch: "brn_mitte", firstName: "Juergen", lastName: "Jägermüßler", comment: "Alles Gute Oma" };
  await post("custom/contact-form", { ...form, phone: "0660-7654321" }, 200, null);
  const rental = { date: "morgen", time: "abends", phone: "0", email: "JUERGEN.J@example.test" };
  await post("custom/contact-form", { ...form, ...rental }, 200, null);
  return { uids, rejected };
}

/** What the order says of money. */
export async function moneyOf(uid: string): Promise<unknown> {
  const order = await findOrder(uid);
  return (
    order && {
      ...order.pricing,
      payments: order.payments,
      items: order.items.map(({ gross, taxRate, amount, name }) => ({ gross, taxRate, amount, name })),
    }
  );
}

export const LATER = NOW + 20 * MINUTE;
