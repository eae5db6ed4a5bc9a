import { type HttpFunction, PUSH_SECRETS, SNAPSHOT, api } from "./definition";

const GROUP = "device";

/** Functions for devices and displays, their keys, what is printed, and browsers that get push messages. */
export const deviceFunctions: readonly HttpFunction[] = [
  // Keys of displays and other devices, which a branch of the snapshot has.
  api({ group: GROUP, name: "access-keys", grants: SNAPSHOT }),
  // Tests wait some seconds for the device. Alarms follow from devices and what they print.
  {
    ...api({ group: GROUP, name: "devices", grants: SNAPSHOT, timeout: 20 }),
    paths: ["/api/devices", "/api/devices/{proxy+}", "/api/alarms"],
  },
  // Few calls draw paper, which needs much code and the typeface beside the bundle.
  { ...api({ group: GROUP, name: "print-jobs", grants: SNAPSHOT, memory: 1024, timeout: 20 }), isSplit: true },
  // The same for labels: a large sheet takes some seconds. Templates need all typefaces, and pictures.
  {
    ...api({ group: GROUP, name: "labels", grants: [], memory: 2048, timeout: 28 }),
    grants: {
      table: ["GetItem", "BatchGetItem", "Query", "PutItem"],
      bucket: ["GetObject"],
      folders: ["image", "font"],
    },
    hasFonts: true,
    isSplit: true,
  },
  // What printers ask and tell, with their key.
  {
    ...api({ group: GROUP, name: "print", grants: SNAPSHOT }),
    paths: ["/api/print/{proxy+}"],
    isSplit: true,
  },
  // The browsers that notification devices are reached by.
  api({ group: GROUP, name: "push", grants: ["GetItem", "BatchGetItem", "Query", "PutItem"], secrets: PUSH_SECRETS }),
];
