// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { ACCOUNT_MESSAGES } from "@tresen/contract/user/account/account.texts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press, type } from "../../../../shared/testing/hands";
import { mount } from "../../../../shared/testing/mount";
import { LoginPage } from "./login-page";

let isGone: boolean;
let unmount: () => Promise<void>;

beforeEach(async () => {
  isGone = false;
  vi.stubGlobal("fetch", async (path: string) => {
    if (isGone)
      return Response.json(
        { errors: [{ code: "account.link", message: ACCOUNT_MESSAGES.linkGone }], requestId: "r" },
        { status: 404 },
      );
    return Response.json({
      data: path.endsWith("/owner") ? { username: "erna@example.test", shopName: "Pizzeria Erna" } : null,
    });
  });
  window.location.hash = `#password=${"t".repeat(43)}`;
});
afterEach(async () => {
  await unmount();
  window.location.hash = "";
  vi.unstubAllGlobals();
});

const open = async (): Promise<void> => {
  ({ unmount } = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <LoginPage />
    </QueryClientProvider>,
  ));
};
const fields = (): HTMLInputElement[] => [...document.querySelectorAll("input")];

test("whoever has set their password finds their name at the log-in, and the focus at the password", async () => {
  await open();
  await eventually(() => expect(fields()[0]?.value).toBe("erna@example.test"));
  for (const into of fields().slice(1)) await type({ into, text: "korrekt pferd batterie" });
  await press("Passwort festlegen");
  await eventually(() => expect(document.body.textContent).toContain("Passwort festgelegt"));
  await press("Zur Anmeldung");
  expect(fields().map(({ value }) => value)).toEqual(["erna@example.test", ""]);
  expect(document.activeElement).toBe(fields()[1]);
});

test("a link that works no more leads to where another is sent", async () => {
  isGone = true;
  await open();
  await eventually(() => expect(document.body.textContent).toContain("Der Link gilt nicht mehr"));
  await press("Neuen Link anfordern");
  await eventually(() => expect(document.body.textContent).toContain("Anmelde-Link senden"));
});
