import { env } from "../env";
import { requestHandler } from "../sdk";

/**
 * Secrets of the stage, by their names, from the parameter store.
 * @param path the folders of the store, separated by commas: the first that has a secret is used.
 */
export async function readSecrets({
  names,
  path,
}: {
  names: readonly string[];
  path: string;
}): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const folders = path.split(",");
  const { GetParametersCommand, SSMClient } = await import("@aws-sdk/client-ssm");
  const client = new SSMClient({
    region: env.AWS_REGION,
    requestHandler: requestHandler({ connectionTimeout: 1000, requestTimeout: 2000 }),
  });
  const places = names.flatMap((name) => folders.map((folder) => ({ name, place: `${folder}/${name}/value` })));
  const { Parameters = [] } = await client.send(
    new GetParametersCommand({ Names: places.map(({ place }) => place), WithDecryption: true }),
  );
  const stored = new Map(Parameters.map(({ Name, Value }) => [Name, Value?.trim()]));
  const found = new Map<string, string>();
  for (const { name, place } of places) {
    const value = stored.get(place);
    if (value && !found.has(name)) found.set(name, value);
  }
  return found;
}
