import lighthouse, { Audit, Gatherer, type Result } from "lighthouse";
import { percentile } from "./load";
import * as z from "zod";

/** The measured values, as medians of several runs. Times in milliseconds, sizes in bytes as transferred. */
export interface PageFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
  javaScript: number;
  total: number;
  /** Lighthouse's benchmark index of the processor: below 1,000, times depend more on the machine than on the page. */
  machine: number;
  /** Audits that lost points in any of the runs, except those of performance. */
  findings: string[];
}

interface Options {
  url: string;
  /** The port of the browser's debugging protocol. */
  port: number;
  runs: number;
  /** Session storage that is set before the page's own scripts run. */
  session?: Record<string, unknown>;
}

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const NUMBERS = [
  "performance",
  "accessibility",
  "bestPractices",
  "seo",
  "lcp",
  "tbt",
  "cls",
  "javaScript",
  "total",
  "machine",
] as const;

/** Lighthouse with its mobile preset: a mid-range phone on slow 4G, simulated, with an empty cache. */
export async function auditPage({ url, port, runs, session }: Options): Promise<PageFigures> {
  const results: PageFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(
      url,
      {
        port,
        logLevel: "silent",
        output: "json",
        onlyCategories: CATEGORIES,
        ...(session ? { onlyAudits: ["session-prepared"] } : {}),
      },
      session ? prepared(session) : undefined,
    );
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    if (result.lhr.runtimeError)
      throw new Error(`Lighthouse could not measure ${url}: ${result.lhr.runtimeError.message}`);
    results.push(figuresOf(result.lhr));
  }
  const [first] = results;
  if (!first) throw new Error(`${url} was not measured.`);
  const medians = { ...first };
  for (const name of NUMBERS) {
    const values = results.map((result) => result[name]);
    medians[name] = percentile(
      values.sort((a, b) => a - b),
      0.5,
    );
  }
  return { ...medians, findings: [...new Set(results.flatMap(({ findings }) => findings))] };
}

function figuresOf({ categories, audits, environment }: Result): PageFigures {
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const requests = detailsOf(audits["network-requests"]);
  const findings = CATEGORIES.slice(1)
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    javaScript: requests
      .filter(({ resourceType }) => resourceType === "Script")
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    total: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    machine: environment.benchmarkIndex,
    findings: findings.map(({ id }) => `${id}: ${audits[id]?.title ?? ""}`),
  };
}

const sentRequest = z.object({ resourceType: z.string().optional(), transferSize: z.number().optional() });

function detailsOf(audit: Result["audits"][string] | undefined): z.output<typeof sentRequest>[] {
  return audit?.details?.type === "table" ? z.array(sentRequest).parse(audit.details.items) : [];
}

/** Lighthouse opens its own tab, so only a custom gatherer can fill that tab's session storage. */
function prepared(session: Record<string, unknown>) {
  const source = Object.entries(session)
    .map(([key, value]) => `sessionStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(JSON.stringify(value))});`)
    .join("\n");
  class SessionPrepared extends Gatherer {
    override meta = { supportedModes: ["navigation" as const] };
    override async startInstrumentation({ driver }: Parameters<Gatherer["startInstrumentation"]>[0]): Promise<void> {
      await driver.defaultSession.sendCommand("Page.addScriptToEvaluateOnNewDocument", {
        source: `if (location.protocol !== "about:") {\n${source}\n}`,
      });
    }
    override getArtifact(): never {
      // The type lists only Lighthouse's own artifacts.
      return true as never;
    }
  }
  class SessionAudit extends Audit {
    static override get meta() {
      return {
        id: "session-prepared",
        title: "Session storage was filled",
        description: "Not judged.",
        scoreDisplayMode: "informative" as const,
        requiredArtifacts: ["SessionPrepared"] as never,
      };
    }
    static override audit(): { score: number } {
      return { score: 1 };
    }
  }
  return {
    extends: "lighthouse:default",
    artifacts: [{ id: "SessionPrepared", gatherer: { instance: new SessionPrepared() } }],
    audits: [{ implementation: SessionAudit }],
  } as never;
}
