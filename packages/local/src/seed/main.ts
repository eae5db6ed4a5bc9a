import { readDemoBundle } from "./demo-bundle";

// The platform's first start runs this as a separate process, because rendering pictures and building the bundle takes
// memory that the server should not keep.
const [root = "", name = "", now = ""] = process.argv.slice(2);

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);

async function main(): Promise<void> {
  // The platform itself requests the payment methods from the providers, before the shop is available.
  for (const name of Object.keys(process.env)) if (/^(?:MOLLIE|DATATRANS)_/.test(name)) delete process.env[name];
  const [
    { importBundle },
    { drawListPictures },
    { createDemoCustomers, readCustomers },
    { shopOf },
    { createPastOrders },
    { countPastOrders },
    { demoVisits },
    { setVisitDay },
    { createWorkingTime },
  ] = await Promise.all([
    import("@tresen/core/bundle"),
    import("./list-pictures"),
    import("./customers"),
    import("./sold"),
    import("./past-orders"),
    import("./past-closings"),
    import("./visits"),
    import("@tresen/core/statistics"),
    import("./time"),
  ]);
  const bundle = await readDemoBundle({ root, name });
  await importBundle({ bundle, now: Number(now) });
  const { people, baskets } = await readCustomers(root);
  const shop = shopOf({ bundle, baskets: baskets[name] ?? [] });
  const of = { people, shop, now: Number(now) };
  const customers = createDemoCustomers(of);
  const placeOrders = async (): Promise<void> => {
    const uids = [...(await customers), ...(await createPastOrders(of))];
    await countPastOrders({ uids, shop, now: Number(now) });
    for (const day of demoVisits({ bundle, now: Number(now) })) await setVisitDay(day);
  };
  // Drawing takes processors, and the orders wait for the database.
  await Promise.all([
    drawListPictures(bundle),
    placeOrders(),
    createWorkingTime({ demo: name, customers, now: Number(now) }),
  ]);
}
