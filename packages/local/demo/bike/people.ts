import type { Entry } from "../build";

/** Helps in the workshop in summer. His key is made in the back-office, like every other. */
export const externalUsers: Entry<"external-users">[] = [
  {
    id: "ext_ferialkraft",
    username: "jonas@quendel.example.test",
    firstName: "Jonas",
    lastName: "Hirschböck",
    phone: "+43 660 5550143",
    email: "jonas@quendel.example.test",
    branches: [{ id: "brn_werkstatt" }],
    permissions: ["timeTracking"],
  },
];
