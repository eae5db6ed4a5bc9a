import type { OnlineMethod } from "@tresen/contract/payment/payment";
import { MINUTE } from "@tresen/contract/kit/time";
import { log } from "../platform/log";
import { configuredProviders } from "./configured";
import { paymentProvider } from "./providers";

/**
 * How long an answer is cached. A negative or missing answer is asked for again soon, since an owner may be waiting for
 * it.
 */
const GOOD_FOR = 10 * MINUTE;
const DOUBTED_AFTER = MINUTE;

const SECRETS: Record<OnlineMethod, string> = {
  mollie: "MOLLIE_API_KEY",
  datatrans: "DATATRANS_MERCHANT_ID with DATATRANS_PASSWORD",
};

interface Answer {
  isRefused: boolean;
  /** By the monotonic clock of this process, in milliseconds. */
  until: number;
}

const answers = new Map<OnlineMethod, Promise<Answer>>();

/** The published list of methods, which every process can read. */
type Published = () => Promise<readonly OnlineMethod[]>;

/**
 * The methods with valid keys that their providers accept. Each provider is asked from time to time with a short time
 * limit. If it does not answer, its previous result is kept; a method is offered only after its provider answered once.
 * Used by the rebuild of the snapshot; orders are checked against the published list. Logs once which secret is wrong.
 */
export async function offeredProviders({ published }: { published: Published }): Promise<OnlineMethod[]> {
  const names = await configuredProviders();
  const refused = await Promise.all(names.map((name) => isRefused({ name, published })));
  return names.filter((_, index) => !refused[index]);
}

async function isRefused({ name, published }: { name: OnlineMethod; published: Published }): Promise<boolean> {
  const known = answers.get(name);
  const before = await known;
  if (before && performance.now() < before.until) return before.isRefused;
  // Concurrent calls wait for the same answer.
  if (answers.get(name) === known) answers.set(name, ask({ name, published, before }));
  return isRefused({ name, published });
}

async function ask({
  name,
  published,
  before,
}: {
  name: OnlineMethod;
  published: Published;
  before: Answer | undefined;
}): Promise<Answer> {
  const { isAccepted: accepts } = await (await paymentProvider(name)).askAboutKeys();
  const refused = accepts === null ? (before?.isRefused ?? !(await published()).includes(name)) : !accepts;
  if (accepts === null)
    log.warn(
      `Online payment by ${name} is ${refused ? "not offered" : "still offered"}: the provider does not answer, so that nobody knows whether it takes ${SECRETS[name]}`,
    );
  else if (refused && !before?.isRefused)
    log.error(
      `Online payment by ${name} is not offered: the provider refuses ${SECRETS[name]}. Correct it, see docs/operations.md`,
    );
  return { isRefused: refused, until: performance.now() + (accepts ? GOOD_FOR : DOUBTED_AFTER) };
}
