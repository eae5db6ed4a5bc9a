import type { Entry } from "../build";

/** Brings deliveries and records her time. Her key is made in the back-office, like every other. */
export const externalUsers: Entry<"external-users">[] = [
  {
    id: "ext_radlbote",
    username: "samira@radlbote.example.test",
    firstName: "Samira",
    lastName: "Wimmer",
    company: "Radlbote Wien",
    phone: "+43 660 5550142",
    email: "samira@radlbote.example.test",
    branches: [{ id: "brn_neubau" }],
    permissions: ["timeTracking", "deliveryRuns"],
  },
];
