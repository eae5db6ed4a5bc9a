import { measureLambdas } from "./lambda";
import { figure, heading, kb, ms } from "./report";
import { measureFirstLoad } from "./web-size";

/** The bundle sizes of the functions, and the start time of a fresh process of each. */
export async function reportLambdas({ root, folder }: { root: string; folder: string }): Promise<void> {
  heading("Functions: bundle, minified, and fresh process to first answer");
  const lambdas = await measureLambdas({ root, folder });
  const judged = lambdas.filter(({ name }) => name !== "image");
  for (const { name, size, coldStart } of lambdas)
    console.log(
      `  ${name.padEnd(24)}${kb(size).padStart(12)}${(coldStart === null ? "" : ms(coldStart)).padStart(14)}`,
    );
  const largest = judged[0];
  if (largest)
    figure({
      name: `Largest but the image function: ${largest.name}`,
      value: kb(largest.size),
      goal: "≤ 400 kB",
      isMet: largest.size <= 400_000,
    });
}

/** The size of the shop's first load. */
export async function reportFirstLoad({ root }: { root: string }): Promise<void> {
  heading("Shop in the browser");
  const { bytes, files } = await measureFirstLoad(root);
  figure({
    name: `First-load JavaScript in gzip, ${files} files`,
    value: kb(bytes),
    goal: "≤ 140 kB",
    isMet: bytes <= 140_000,
  });
}
