import { StartFailure } from "../failure";
import { readSettings } from "../settings";
import { USAGE, rebuildingText, rebuiltText } from "./cli.texts";
import { connect } from "./connect";

main().catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
});

/** Rewrites the index rows of all indexed resources, or of the given one. */
async function main(): Promise<void> {
  const [command, name, ...more] = process.argv.slice(2);
  const { allResources } = await import("@tresen/contract/resources");
  const wanted = allResources.filter(
    (resource) => resource.storage === "indexed" && (name === undefined || resource.name === name),
  );
  if (command !== "rebuild" || more.length > 0 || wanted.length === 0) throw new StartFailure(USAGE.indexes);
  const connection = await connect(readSettings(process.env));
  try {
    const { rebuildIndexes } = await import("@tresen/core/records");
    for (const resource of wanted) {
      const { records, rows, removed } = await rebuildIndexes({
        resource,
        onPage: (progress) => {
          if (progress.after !== null) console.log(rebuildingText({ name: resource.name, records: progress.records }));
        },
      });
      console.log(rebuiltText({ name: resource.name, records, rows, removed }));
    }
  } finally {
    await connection.close();
  }
  process.exit(0);
}
