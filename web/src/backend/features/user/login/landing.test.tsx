// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { LOGIN_MESSAGES } from "@tresen/contract/user/login.texts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press } from "../../../../shared/testing/hands";
import { mount } from "../../../../shared/testing/mount";
import { Landing } from "./landing";

const GONE = { errors: [{ code: "login.link", message: LOGIN_MESSAGES.link }], requestId: "r" };

let sent: string[];
let answer: () => Response;
let unmount: () => Promise<void>;
const [onLeave, onSignedIn] = [vi.fn(), vi.fn()];

beforeEach(async () => {
  sent = [];
  onLeave.mockReset();
  onSignedIn.mockReset();
  answer = () => Response.json(GONE, { status: 401 });
  vi.stubGlobal("fetch", async (path: string) => {
    sent.push(path);
    return answer();
  });
  ({ unmount } = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <Landing place="link" token={"t".repeat(43)} onLeave={onLeave} onSignedIn={onSignedIn} />
    </QueryClientProvider>,
  ));
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

const buttons = (): string[] => [...document.querySelectorAll("form button")].map(({ textContent }) => textContent);

test("a mailed link does nothing before its button is pressed, and then signs in", async () => {
  answer = () => Response.json({ data: { id: "usr_1" } });
  expect(sent).toEqual([]);
  await press("Anmelden");
  await eventually(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(sent).toEqual(["/api/login/link/confirm"]);
});

test("a used one is told, and leads to the log-in, which sends another", async () => {
  await press("Anmelden");
  await eventually(() =>
    expect(document.querySelector("[role=alert]")?.textContent).toBe("Ungültiger oder abgelaufener Anmelde-Link."),
  );
  expect(buttons()).toEqual(["Zur Anmeldung"]);
  expect(onSignedIn).not.toHaveBeenCalled();
  await press("Zur Anmeldung");
  expect(onLeave).toHaveBeenCalledOnce();
});

test("one that could not be checked can be tried again", async () => {
  answer = () => Response.json({ errors: [{ code: "x", message: "Später." }], requestId: "r" }, { status: 503 });
  await press("Anmelden");
  await eventually(() => expect(document.querySelector("[role=alert]")).not.toBeNull());
  expect(buttons()).toEqual(["Anmelden", "Zur Anmeldung"]);
});
