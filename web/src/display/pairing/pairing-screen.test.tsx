// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { codeToPair, pairingLink, purposeToPair } from "@tresen/contract/display/pairing-link";
import { mount } from "../../shared/testing/mount";
import { PairingScreen } from "./pairing-screen";
import { PAIRING_TEXTS } from "./pairing.texts";

const CODE = "012345";
let mounted: Awaited<ReturnType<typeof mount>>;

beforeEach(async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json({ data: { code: CODE, secret: "s", expiresAt: "2026-06-05T16:40:00.000Z" } }),
  );
  mounted = await mount(<PairingScreen purpose="time" onPaired={() => undefined} />);
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

test("shows the code in digits and as a QR code", async () => {
  await vi.waitFor(() => expect(document.querySelector("[data-code]")?.textContent).toBe("012 345"));
  const qr = () => document.querySelector(`svg[aria-label="${PAIRING_TEXTS.qr}"] path`);
  // The screen has asked for the same module before.
  await act(async () => void (await import("../../shared/qr-code")));
  expect(qr()?.getAttribute("d")?.match(/M/g)?.length).toBeGreaterThan(200);
});

test("the address of a code leads back to its digits, and no other does", () => {
  const link = new URL(pairingLink({ origin: "https://shop.example", code: CODE }));
  expect([link.origin, link.pathname]).toEqual(["https://shop.example", "/backend"]);
  expect(codeToPair(new URLSearchParams(link.hash.split("?")[1]).get("dialog") ?? "")).toBe(CODE);
  const told = new URL(pairingLink({ origin: "https://shop.example", code: CODE, purpose: "time" }));
  const dialog = new URLSearchParams(told.hash.split("?")[1]).get("dialog") ?? "";
  expect([codeToPair(dialog), purposeToPair(dialog)]).toEqual([CODE, "time"]);
  for (const other of [undefined, "pair-012345", "pair-012345-printer"]) expect(purposeToPair(other)).toBeNull();
  for (const other of [undefined, "pair-12345", "pair-1234567", "days"]) expect(codeToPair(other)).toBeNull();
});
