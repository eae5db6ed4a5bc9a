import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { DEFAULT_TIME_ZONE, type Instant, MINUTE } from "@tresen/contract/kit/time";
import { pageRoute } from "@tresen/contract/page/route";
import type { PageShop } from "@tresen/contract/page/shop";
import { type AnalyticsLog, type CountedEvent, countedEvent } from "@tresen/contract/statistics/analytics";
import { visitedPath } from "@tresen/contract/statistics/visited-path";
import { isbot } from "isbot";
import { readPublishedShop } from "../../page";
import { enforceRateLimit } from "../../platform/throttle";
import { localHour } from "../series";
import { addEvent } from "./add-event";
import { WHOLE_SHOP } from "./names";

/** The rate limit per network address, enough for all customers in a busy shop's own network. */
const LIMIT = { limit: 600, window: 10 * MINUTE };

/**
 * Counts an event for its branch and for the shop as a whole, each by its own calendar. Address and browser are used for
 * the rate limit and to recognise a visitor within the day; neither is stored. Bots are not counted.
 * @param ip an IPv4 address, or the network of an IPv6 address in full groups.
 * @param agent the browser's `user-agent` header, empty if there is none.
 * @throws limit when one address sends too many.
 */
export async function countEvent({
  log,
  ip,
  agent,
  now,
}: {
  log: AnalyticsLog;
  ip: string;
  agent: string;
  now: Instant;
}): Promise<void> {
  if (agent === "" || isbot(agent)) return;
  await enforceRateLimit({ kind: "analytics", value: ip, ...LIMIT, now });
  const { shop } = await readPublishedShop();
  const { branch, ...event } = checkedEvent({ shop, counted: countedEvent(log) });
  const scopes = [{ scope: WHOLE_SHOP, zone: DEFAULT_TIME_ZONE }];
  if (branch) scopes.push({ scope: branch.id, zone: zoneOf(branch) });
  const browser = { address: ip, agent };
  await Promise.all(
    scopes.map(({ scope, zone }) => {
      const { day, hour } = localHour({ at: now, zone });
      return addEvent({ ...event, on: { scope, day, zone }, hour, browser });
    }),
  );
}

/** With branches and paths of the shop alone, so that nobody can fill the table, or store what names a person. */
function checkedEvent({ shop, counted }: { shop: PageShop; counted: CountedEvent }) {
  const { event, value } = counted;
  const path = event === "page_view" ? visitedPath({ shop, path: counted.path ?? "" }) : null;
  const route = path === null ? null : pageRoute({ shop, path });
  const branch = route && "branch" in route ? route.branch : shop.branches.find(({ id }) => id === counted.branch);
  return { event, value, path, branch };
}
