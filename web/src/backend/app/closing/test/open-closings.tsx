import type { Booking, BookingContent } from "@tresen/contract/closing/booking";
import type { Closing } from "@tresen/contract/closing/closing";
import { sumBookings } from "@tresen/contract/closing/closing-sums";
import { CLOSING_FAULTS } from "@tresen/contract/closing/closing.texts";
import { vi } from "vitest";
import { settled } from "../../../../shared/testing/hands";
import { type ClosingsSearch, ClosingsPage } from "../../../features/closing/closings-page";
import { mountPart } from "../../testing/part";

export const AT = "2026-06-05T20:30:00.000Z";
const SALE: BookingContent = {
  ...{ kind: "sale", at: AT, uid: "A", ticketNumber: 7, method: "delivery", reason: "", by: null },
  taxes: [{ rate: 0.1, net: 1000, tax: 100, gross: 1100 }],
  payments: [{ payment: "cash", amount: 1100 }],
  ...{ deposits: [], donations: 0, tips: 0 },
};
export const ENTRY: Booking = { ...SALE, branch: "brn_1", sequence: 2 };
const sumsOf = (entries: readonly BookingContent[]) => {
  const { add, sums } = sumBookings();
  for (const entry of entries) add(entry);
  return sums();
};
export const CLOSING: Closing = {
  ...{ branch: "brn_1", firstEntry: 2, lastEntry: 2, sums: sumsOf([ENTRY]), id: "brn_1-1", number: 1, from: null },
  ...{ closedAt: AT, by: { id: "usr_1", name: "Eva" }, branchName: "Platz" },
  ...{ countedCash: 1050, difference: -50, note: "Kassa 1", entriesHash: "e1", previousHash: "", hash: "h1" },
};
const MEANWHILE = { code: "closing.meanwhile", message: CLOSING_FAULTS.meanwhile };

/** A server of one branch with one closing. What is open follows from `entries`. */
export function closingServer() {
  const server = {
    sent: [] as { request: string; body: unknown; key: string | null }[],
    entries: [ENTRY] as Booking[],
    /** The number of the next closing. */
    number: 2,
    openOrders: [] as { uid: string; payments: object[] }[],
    check: { isWhole: true, checked: 1, faults: [] as object[] },
    /** Why there are no files. */
    fileFault: "",
    /** Whether somebody else has closed the branch since. */
    refuses: false,
    /** Whether the server does what is sent, and its answer does not arrive. */
    losesAnswer: false,
    /** Whether no request reaches it. */
    isOffline: false,
    /** What each write waits for. */
    held: Promise.resolve(),
  };
  const written = async ({ pathname, body, headers }: RequestInit & { pathname: string }): Promise<Response> => {
    await server.held;
    const key = new Headers(headers).get("idempotency-key");
    server.sent.push({ request: `POST ${pathname}`, body: JSON.parse(String(body)), key });
    if (server.losesAnswer) throw new TypeError("Failed to fetch");
    if (server.refuses) {
      server.number = 3;
      return Response.json({ errors: [MEANWHILE], requestId: "1" }, { status: 409 });
    }
    return Response.json({ data: pathname.endsWith("/closings") ? CLOSING : ENTRY }, { status: 201 });
  };
  const preview = (): object => {
    const [from, lastEntry] = [AT, server.entries.length + 1];
    return { branch: "brn_1", number: server.number, from, firstEntry: 2, lastEntry, sums: sumsOf(server.entries) };
  };
  vi.stubGlobal("fetch", async (url: string, { method = "GET", ...sent }: RequestInit = {}) => {
    const { pathname } = new URL(url, "http://localhost");
    if (server.isOffline) throw new TypeError("Failed to fetch");
    if (method === "POST") return written({ pathname, ...sent });
    if (pathname.endsWith("/export"))
      return Response.json({ errors: [{ code: "x", message: server.fileFault }], requestId: "1" }, { status: 400 });
    const answers: Readonly<Record<string, unknown>> = {
      verify: server.check,
      preview: preview(),
      entries: [ENTRY],
      bookings: server.entries,
      current: server.openOrders,
      branches: [{ id: "brn_1", name: "Mitte", timeZone: "Europe/Vienna" }],
      "brn_1-1": CLOSING,
      closings: [CLOSING],
    };
    return Response.json({ data: answers[pathname.split("/").at(-1) ?? ""], cursor: null });
  });
  return server;
}

/** The page, and the addresses to which it wants to go. */
export async function openClosings(search: ClosingsSearch = {}) {
  const searched: ClosingsSearch[] = [];
  const mounted = await mountPart({
    content: <ClosingsPage search={search} onSearch={(changed) => searched.push(changed)} />,
  });
  for (let look = 0; look < 3; look += 1) await settled();
  return { ...mounted, searched };
}

export const textOf = (within: Element | null = document.body): string =>
  (within?.textContent ?? "").replaceAll("\u00A0", " ");
export const dialogText = (): string => textOf(document.querySelector("[role=dialog]"));
export const field = (label: string): HTMLInputElement | null => {
  const found = [...document.querySelectorAll("label")].find(({ textContent }) => textContent.startsWith(label));
  return document.querySelector<HTMLInputElement>(`#${CSS.escape(found?.htmlFor ?? "")}`);
};
