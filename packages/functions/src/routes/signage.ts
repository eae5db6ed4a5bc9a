import { type HttpFunction, RECORDS, SNAPSHOT, api } from "./definition";

const GROUP = "signage";

/** Functions for screens: scenes, segments, streams, TVs and the videos that they show. */
export const signageFunctions: readonly HttpFunction[] = [
  api({ group: GROUP, name: "scenes", grants: RECORDS }),
  // Segments within a segment are unchanged when it is written: a condition of the write.
  api({ group: GROUP, name: "digital-signage-segments", grants: [...RECORDS, "ConditionCheckItem"] }),
  api({ group: GROUP, name: "digital-signage-streams", grants: RECORDS }),
  api({ group: GROUP, name: "digital-signage-devices", grants: RECORDS }),
  // What screens ask for. It draws pictures of templates with the typefaces and sharp beside the bundle, once for each content.
  {
    ...api({ group: GROUP, name: "tv", grants: SNAPSHOT, memory: 1280, timeout: 28 }),
    grants: { table: SNAPSHOT, bucket: ["GetObject", "PutObject"], folders: ["image", "font", "signage"] },
    hasFonts: true,
    isSplit: true,
  },
  // Browsers send files in parts to the folder `incoming`, to addresses that this function signs. It reads a file of up
  // to 500 MB once for its hash, which takes memory for the speed of the network.
  {
    ...api({ group: GROUP, name: "signage-videos", grants: RECORDS, memory: 2048, timeout: 29 }),
    grants: {
      table: RECORDS,
      bucket: ["GetObject", "PutObject", "DeleteObject"],
      folders: ["incoming", "video"],
    },
  },
];
