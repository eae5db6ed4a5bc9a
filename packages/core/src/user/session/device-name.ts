import Bowser from "bowser";
import { UNKNOWN_DEVICE } from "@tresen/contract/user/account/account.texts";

const LONGEST = 500;

/** The browser and its system, as people know them: `Firefox · Windows`. */
export function deviceName(agent: string | undefined): string {
  if (!agent) return UNKNOWN_DEVICE;
  const { browser, os } = Bowser.parse(agent.slice(0, LONGEST));
  return [browser.name, os.name].filter(Boolean).join(" · ") || UNKNOWN_DEVICE;
}
