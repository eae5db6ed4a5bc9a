import { type Platform, startPlatform } from "./platform";

/**
 * The demo shops, each with a platform of its own whose clock starts while every branch is open: a Friday evening for
 * the pizzeria, the morning before for the bicycle shop. All orders come from one address, so nothing limits them.
 */
const SHOPS = [
  { demo: "pizza", variable: "PIZZA_URL", clock: "2026-06-05T18:30:00+02:00" },
  { demo: "bike", variable: "BIKE_URL", clock: "2026-06-05T10:30:00+02:00" },
] as const;

/** Starts both platforms. Tests find them by `PIZZA_URL` and `BIKE_URL`, and log in with `DEMO_PASSWORD`. */
export default async function setup(): Promise<() => Promise<void>> {
  process.env.DEMO_PASSWORD = "browser-tests-1";
  const platforms: Platform[] = [];
  const stopAll = async (): Promise<void> => {
    await Promise.all(platforms.map(({ stop }) => stop()));
  };
  try {
    // One after the other: the first builds what is missing.
    for (const { demo, variable, clock } of SHOPS) {
      const platform = await startPlatform({ demo, clock, env: { LIMITS: "off" } });
      platforms.push(platform);
      process.env[variable] = platform.url;
    }
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}
