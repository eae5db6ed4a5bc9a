import type { Entry } from "../build";
import { WAGE_TYPES } from "../wage-types";

export const activityKinds: Entry<"working-activity-kinds">[] = [
  { id: "wak_service", name: "Service", color: "#1f5fa8" },
  { id: "wak_kueche", name: "Küche", color: "#b3261e" },
  { id: "wak_lieferung", name: "Lieferung", color: "#1b6e3c" },
  { id: "wak_buero", name: "Büro", color: "#6b4fa0" },
  { id: "wak_catering", name: "Catering", color: "#8a5a00", isProjectRequired: true },
  { id: "wak_pause", name: "Pause", color: "#64748b", isPaid: false, isBreak: true, countsAsWorkingTime: false },
];

export const payrolls: Entry<"payrolls">[] = ["neubau", "favoriten"].map((branch) => ({
  id: `pay_${branch}`,
  name: branch === "neubau" ? "Lohnverrechnung Neubau" : "Lohnverrechnung Favoriten",
  branch: `brn_${branch}`,
  percents: [{ surcharge: "sunday", validFrom: "2020-01-01", percent: 50 }],
  wageTypes: WAGE_TYPES,
  consultant: "1234567",
  client: branch === "neubau" ? "10701" : "11001",
}));
