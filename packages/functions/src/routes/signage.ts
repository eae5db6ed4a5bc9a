import { type HttpFunction, RECORDS, api } from "./definition";

const GROUP = "signage";

/** Functions for screens: scenes, segments, streams, TVs and the videos that they show. */
export const signageFunctions: readonly HttpFunction[] = [
  api({ group: GROUP, name: "scenes", grants: RECORDS }),
  // Segments within a segment are unchanged when it is written: a condition of the write.
  api({ group: GROUP, name: "digital-signage-segments", grants: [...RECORDS, "ConditionCheckItem"] }),
  api({ group: GROUP, name: "digital-signage-streams", grants: RECORDS }),
  api({ group: GROUP, name: "digital-signage-devices", grants: RECORDS }),
];
