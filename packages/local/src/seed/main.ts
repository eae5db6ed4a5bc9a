import { readDemoBundle } from "./demo-bundle";

// Run by the platform's first start as a process of its own: pictures and bundle take memory that the server shall not
// keep.
const [root = "", name = "", now = ""] = process.argv.slice(2);

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);

async function main(): Promise<void> {
  // The platform itself asks the payment providers, before it shows the shop to anybody.
  for (const name of Object.keys(process.env)) if (/^(?:MOLLIE|DATATRANS)_/.test(name)) delete process.env[name];
  const [{ importBundle }, { drawListPictures }] = await Promise.all([
    import("@tresen/core/bundle"),
    import("./list-pictures"),
  ]);
  const bundle = await readDemoBundle({ root, name });
  await importBundle({ bundle, now: Number(now) });
  await drawListPictures(bundle);
}
