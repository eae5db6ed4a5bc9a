import { parseArgs } from "node:util";
import type { PresetCountry } from "@tresen/contract/catalog/tax/tax-presets";
import { formatRate } from "@tresen/contract/kit/money";
import { StartFailure } from "../failure";
import { readSettings } from "../settings";
import { USAGE } from "./cli.texts";
import { connect } from "./connect";
import { OPERATOR } from "./operator";
import { namedText, proposedText } from "./tax.texts";

main().catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
});

/**
 * Proposes named tax rates for the numbers that products and delivery areas have: those that the shop has, and those of a
 * country. With `--apply` it creates what is missing and names them.
 */
async function main(): Promise<void> {
  const { country, isApplied } = readArguments(process.argv.slice(2));
  const connection = await connect(readSettings(process.env));
  try {
    const { nameRates } = await import("@tresen/core/catalog/name-rates");
    const report = await nameRates({ actor: OPERATOR, country, isApplied, now: connection.now() });
    for (const { number, rate } of report.numbers) {
      const { products, branches, use } = number;
      const areas = branches.reduce((sum, branch) => sum + branch.areas, 0);
      console.log(proposedText({ use, rate: formatRate(number.rate), count: products.length + areas, named: rate }));
    }
    console.log(namedText({ ...report, isApplied }));
  } finally {
    await connection.close();
  }
  process.exit(0);
}

function readArguments(args: string[]): { country: PresetCountry | null; isApplied: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { apply: { type: "boolean" } },
      allowPositionals: true,
    });
    const [country = null, ...more] = positionals;
    if (more.length === 0 && (country === null || country === "AT" || country === "DE"))
      return { country, isApplied: values.apply === true };
  } catch {
    // An unknown option gets the same message as a wrong country.
  }
  throw new StartFailure(USAGE.tax);
}
