// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { call } from "../../../shared/api";
import { settled, type } from "../../../shared/testing/hands";
import { Dialog } from "../../shared/ui/dialog";
import { ADMIN } from "../testing/page";
import { mountPart } from "../testing/part";
import { SessionDialog } from "./session-dialog";

const me = { ...ADMIN, username: "ada@example.test" };
let mounted: Awaited<ReturnType<typeof mountPart>>;
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

test("over another dialog the password has the focus too", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ errors: [] }, { status: 401 }));
  mounted = await mountPart({
    me,
    content: (
      <>
        <Dialog isOpen onClose={() => undefined} title="Trinkgeld buchen">
          <input aria-label="Betrag" autoFocus />
        </Dialog>
        <SessionDialog />
      </>
    ),
  });
  await act(async () => void call("GET /api/users/me").catch(() => undefined));
  await vi.waitFor(() => expect(document.querySelector("input[type=password]")).not.toBeNull());
  await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector("input[type=password]")));
});

test("after logging in again the focus is where it was, or before a button that is not to be pressed yet", async () => {
  let isIn = false;
  vi.stubGlobal("fetch", async (address: string) => {
    if (address.endsWith("/login")) isIn = true;
    return isIn ? Response.json({ data: me }) : Response.json({ errors: [] }, { status: 401 });
  });
  mounted = await mountPart({
    me,
    content: (
      <>
        <input aria-label="Name" />
        <button>Speichern</button>
        <SessionDialog />
      </>
    ),
  });
  const input = mounted.element.querySelector("input");
  const button = mounted.element.querySelector("button");
  const logInAgain = async (): Promise<void> => {
    isIn = false;
    await act(async () => void call("GET /api/users/me"));
    await vi.waitFor(() => expect(document.querySelector("input[type=password]")).not.toBeNull());
    await type({ into: document.querySelector("input[type=password]"), text: "geheim" });
    await act(async () => document.querySelector("form")?.requestSubmit());
    await settled();
    await vi.waitFor(() => expect(document.querySelector("[role=alertdialog]")).toBeNull());
  };
  await act(async () => input?.focus());
  await act(async () => button?.focus());
  await logInAgain();
  expect(document.activeElement).toBe(button);
  if (button) button.disabled = true;
  await logInAgain();
  expect(document.activeElement).toBe(input);
});
