import type { Entry } from "../build";
import { WAGE_TYPES } from "../wage-types";

export const activityKinds: Entry<"working-activity-kinds">[] = [
  { id: "wak_verkauf", name: "Verkauf", color: "#1f5fa8", branches: [{ id: "brn_graz" }] },
  { id: "wak_verleih", name: "Verleih", color: "#8a5a00", branches: [{ id: "brn_graz" }] },
  { id: "wak_reparatur", name: "Reparatur", color: "#1f5f4a", branches: [{ id: "brn_werkstatt" }] },
  {
    id: "wak_auftrag",
    name: "Werkstattauftrag",
    color: "#b3261e",
    isProjectRequired: true,
    branches: [{ id: "brn_werkstatt" }],
  },
  { id: "wak_buero", name: "Büro", color: "#6b4fa0" },
  { id: "wak_pause", name: "Pause", color: "#64748b", isPaid: false, isBreak: true, countsAsWorkingTime: false },
];

export const payrolls: Entry<"payrolls">[] = ["graz", "werkstatt"].map((branch) => ({
  id: `pay_${branch}`,
  name: branch === "graz" ? "Lohnverrechnung Geschäft" : "Lohnverrechnung Werkstatt",
  branch: `brn_${branch}`,
  fullTimeMinutes: 2310,
  wageTypes: WAGE_TYPES,
  consultant: "1234567",
  client: branch === "graz" ? "80201" : "80511",
}));
