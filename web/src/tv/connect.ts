import { pairingLink } from "@tresen/contract/display/pairing-link";
import type { PairingState, StartedPairing } from "@tresen/contract/display/pairing";
import { element } from "./scene/scene-view";
import { Refusal, ask } from "./state/api";
import { TV_PAGE_TEXTS as texts } from "./tv.texts";

const ASK_EVERY = 2_000;
const AGAIN_AFTER = 10_000;
const HEADER = "x-pairing-secret";

/** Shows a code until staff have said which TV this is, again and again. @returns its key. */
export async function connect(parent: HTMLElement): Promise<string> {
  const frame = element("div", "scene connect");
  parent.append(frame);
  for (;;) {
    frame.replaceChildren(element("p", "", texts.starting));
    const key = await attempt(frame).catch(() => null);
    if (key !== null) {
      frame.remove();
      return key;
    }
    await pause(AGAIN_AFTER);
  }
}

/** One code, until it is entered or expires. */
async function attempt(frame: HTMLElement): Promise<string | null> {
  const { code, secret } = await ask<StartedPairing>({ method: "POST", path: "/api/display-pairings" });
  const digits = element("p", "code", `${code.slice(0, 3)} ${code.slice(3)}`);
  digits.setAttribute("data-code", code);
  const link = pairingLink({ origin: location.origin, code, purpose: "tv" });
  frame.replaceChildren(
    element("h1", "", texts.connect),
    element("p", "", texts.how),
    digits,
    await qrOf(link),
    element("p", "", texts.address(location.origin)),
  );
  // How long a code holds the server knows: the device's clock may be wrong.
  for (;;) {
    await pause(ASK_EVERY);
    try {
      const state = await ask<PairingState>({ path: `/api/display-pairings/${code}`, headers: { [HEADER]: secret } });
      if (state.state === "claimed") return state.key ?? null;
    } catch (error) {
      // The code has ended; without a network it may still be entered.
      if (error instanceof Refusal) return null;
    }
  }
}

/** The same code to scan; what draws it is loaded by unconnected TVs alone. */
async function qrOf(link: string): Promise<HTMLElement> {
  const made = element("div", "qr");
  made.setAttribute("role", "img");
  made.setAttribute("aria-label", texts.qr);
  const { renderSVG } = await import("uqr");
  made.innerHTML = renderSVG(link, { border: 0 });
  return made;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
