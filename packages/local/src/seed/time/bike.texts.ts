import { DEMO_ADMIN, DEMO_EMPLOYEE, DEMO_MANAGER } from "../log-ins";
import { BIKE_WORK } from "./bike-work.texts";
import type { DemoTeam, Stint } from "./team";

const GRAZ = "brn_graz";
const WORKSHOP = "brn_werkstatt";
const RETAIL = "Handelsangestellte";
const TRADE = "Metallgewerbe";
const GEORG = "usr_demo_georg";
const TOBIAS = "usr_demo_tobias";
const PAULA = "usr_demo_paula";
const NINA = "usr_demo_nina";
const YUSUF = "usr_demo_yusuf";

const sales = { branch: GRAZ, role: "Verkauf", kind: "wak_verkauf" };
const repairs = { branch: WORKSHOP, role: "Werkstatt", kind: "wak_reparatur" };
const long = (stint: Omit<Stint, "breakMinutes">): Stint => ({ ...stint, breakMinutes: 60 });
const half = (stint: Omit<Stint, "breakMinutes">): Stint => ({ ...stint, breakMinutes: 30 });
const short = (stint: Omit<Stint, "breakMinutes">): Stint => ({ ...stint, breakMinutes: 0 });
const account = (firstName: string, lastName: string, name: string, phone: string) => ({
  ...{ firstName, lastName, phone, username: `${name}@quendel.example.test`, role: "ROLE_EMPLOYEE" as const },
});
const friday = short({ ...repairs, weekdays: [5], from: "08:00", to: "13:00" });
/** Without a break, somebody under 18 works four and a half hours at most. */
const shortFriday = { ...friday, to: "12:15" };

/** Who works at the bicycle shop and in its workshop, and when. */
export const BIKE_TEAM: DemoTeam = {
  branch: WORKSHOP,
  terminal: "Tablet neben der Werkbank",
  members: [
    {
      id: DEMO_ADMIN,
      account: null,
      branches: [GRAZ],
      personnelNumber: "1",
      age: [46, 112],
      employedMonths: 97,
      recordedMonths: 1,
      hourlyWage: 3400,
      sector: RETAIL,
      openingBalanceMinutes: 0,
      openingHolidayDays: 4,
      week: [
        short({ weekdays: [1, 2, 3, 4], from: "09:00", to: "14:00", branch: GRAZ, role: "Büro", kind: "wak_buero" }),
      ],
      worksOnHolidays: false,
      overstay: 4,
      wishes: [],
      sheets: { beforeLast: "open", last: "open" },
    },
    {
      id: DEMO_MANAGER,
      account: null,
      branches: [GRAZ, WORKSHOP],
      personnelNumber: "2",
      age: [38, 41],
      employedMonths: 61,
      recordedMonths: 2,
      hourlyWage: 2380,
      sector: RETAIL,
      openingBalanceMinutes: 420,
      openingHolidayDays: 6,
      week: [
        long({ ...sales, role: "Leitung", weekdays: [2, 3, 4, 5], from: "09:30", to: "18:30" }),
        half({ ...sales, role: "Leitung", weekdays: [6], from: "09:00", to: "16:00" }),
      ],
      worksOnHolidays: false,
      overstay: 6,
      wishes: [],
      sheets: { beforeLast: "locked", last: "confirmed" },
    },
    {
      id: DEMO_EMPLOYEE,
      account: null,
      branches: [GRAZ, WORKSHOP],
      personnelNumber: "6",
      age: [27, 203],
      employedMonths: 25,
      recordedMonths: 2,
      hourlyWage: 1620,
      sector: RETAIL,
      openingBalanceMinutes: 95,
      openingHolidayDays: 2,
      week: [
        short({ ...repairs, role: "Annahme", weekdays: [1, 2], from: "08:00", to: "13:00" }),
        short({ ...sales, weekdays: [4, 5], from: "13:00", to: "18:30" }),
        half({ ...sales, weekdays: [6], from: "09:00", to: "16:00" }),
      ],
      worksOnHolidays: false,
      overstay: 3,
      wishes: [
        { weekday: 3, day: null, isAvailable: false, note: "Vorlesung" },
        { weekday: 6, day: null, isAvailable: true, note: "" },
      ],
      sheets: { beforeLast: "locked", last: "open" },
    },
    {
      id: GEORG,
      account: account("Georg", "Winkler", "georg", "+43 660 5550161"),
      branches: [WORKSHOP],
      personnelNumber: "3",
      age: [51, 18],
      employedMonths: 133,
      recordedMonths: 2,
      hourlyWage: 2290,
      sector: TRADE,
      openingBalanceMinutes: 300,
      openingHolidayDays: 3,
      week: [
        long({ ...repairs, role: "Meister", weekdays: [1, 2, 3, 4], from: "07:30", to: "17:00" }),
        short({ ...repairs, role: "Meister", weekdays: [5], from: "08:00", to: "12:30" }),
      ],
      worksOnHolidays: false,
      overstay: 5,
      wishes: [],
      sheets: { beforeLast: "locked", last: "approved" },
    },
    {
      id: TOBIAS,
      account: account("Tobias", "Lackner", "tobias", "+43 660 5550162"),
      branches: [WORKSHOP],
      personnelNumber: "4",
      age: [34, 77],
      employedMonths: 37,
      recordedMonths: 2,
      hourlyWage: 1850,
      sector: TRADE,
      openingBalanceMinutes: -120,
      openingHolidayDays: 5,
      weekBefore: [long({ ...repairs, weekdays: [1, 2, 3, 4], from: "08:00", to: "17:00" }), friday],
      week: [long({ ...repairs, weekdays: [2, 3, 4], from: "08:00", to: "17:00" })],
      worksOnHolidays: false,
      overstay: 1,
      wishes: [
        { weekday: 1, day: null, isAvailable: false, note: "Elternteilzeit" },
        { weekday: 5, day: null, isAvailable: false, note: "Elternteilzeit" },
      ],
      sheets: { beforeLast: "approved", last: "open" },
    },
    {
      id: PAULA,
      account: account("Paula", "Strasser", "paula", "+43 660 5550163"),
      branches: [WORKSHOP],
      personnelNumber: "11",
      age: [16, 190],
      employedMonths: 13,
      recordedMonths: 1,
      hourlyWage: 710,
      sector: `${TRADE} (Lehrling)`,
      openingBalanceMinutes: 0,
      openingHolidayDays: 0,
      week: [half({ ...repairs, weekdays: [1, 2, 3, 4], from: "08:00", to: "16:15" }), shortFriday],
      worksOnHolidays: false,
      overstay: 0,
      wishes: [],
      sheets: { beforeLast: "open", last: "confirmed" },
    },
    {
      id: NINA,
      account: account("Nina", "Fuchs", "nina", "+43 660 5550164"),
      branches: [GRAZ],
      personnelNumber: "8",
      age: [22, 301],
      employedMonths: 13,
      recordedMonths: 1,
      hourlyWage: 1520,
      sector: RETAIL,
      openingBalanceMinutes: 45,
      openingHolidayDays: 1,
      week: [
        short({ ...sales, role: "Verleih", kind: "wak_verleih", weekdays: [1, 2], from: "09:00", to: "14:30" }),
        half({ ...sales, role: "Verleih", kind: "wak_verleih", weekdays: [3], from: "09:00", to: "17:00" }),
      ],
      worksOnHolidays: false,
      overstay: 4,
      wishes: [{ weekday: 6, day: null, isAvailable: true, note: "gern auch länger" }],
      sheets: { beforeLast: "open", last: "open" },
    },
    {
      id: YUSUF,
      account: account("Yusuf", "Demir", "yusuf", "+43 660 5550165"),
      branches: [WORKSHOP, GRAZ],
      personnelNumber: "12",
      age: [29, 12],
      employedMonths: 1,
      recordedMonths: 1,
      hourlyWage: 1780,
      sector: TRADE,
      openingBalanceMinutes: 0,
      openingHolidayDays: 0,
      week: [
        long({ ...repairs, weekdays: [1, 2, 3, 4], from: "08:00", to: "17:00" }),
        short({ ...sales, role: "Montage", weekdays: [5], from: "13:00", to: "18:30" }),
      ],
      worksOnHolidays: false,
      overstay: 2,
      wishes: [],
      sheets: { beforeLast: "open", last: "open" },
    },
  ],
  extraShifts: [
    { ...repairs, week: 0, weekday: 5, from: "08:00", to: "13:00", breakMinutes: 0 },
    { ...repairs, week: 1, weekday: 1, from: "08:00", to: "16:30", breakMinutes: 30 },
    { ...repairs, role: "Annahme", week: 1, weekday: 4, from: "08:00", to: "13:00", breakMinutes: 0 },
    { ...repairs, user: PAULA, week: 2, weekday: 5, from: "13:30", to: "19:00", breakMinutes: 0 },
    { ...repairs, role: "Annahme", week: 2, weekday: 4, from: "08:00", to: "13:00", breakMinutes: 0 },
  ],
  late: { user: DEMO_EMPLOYEE, agreed: PAULA },
  changed: [YUSUF, DEMO_MANAGER],
  template: "Normale Woche",
  needs: [
    ...[1, 2, 3, 4].flatMap((weekday) => [
      { weekday, from: "08:00", to: "17:00", role: "Werkstatt", min: 2, max: 4 },
      { weekday, from: "08:00", to: "13:00", role: "Annahme", min: 1, max: 1 },
    ]),
    { weekday: 5, from: "08:00", to: "13:00", role: "Werkstatt", min: 2, max: 3 },
  ],
  ...BIKE_WORK,
  incidents: {
    forgotten: NINA,
    corrected: { user: TOBIAS, reason: "Ist schon um 16 Uhr gegangen, das Ausstempeln fehlte." },
    uncertain: DEMO_EMPLOYEE,
    night: {
      ...{ user: DEMO_MANAGER, note: "Inventur", kind: "wak_buero", branch: GRAZ },
      ...{ weekday: 3, from: "20:00", to: "00:40" },
    },
    asking: { user: DEMO_EMPLOYEE, reason: "Ich habe vor dem Öffnen noch eine Lieferung angenommen." },
  },
  external: {
    ...{ id: "ext_ferialkraft", branch: WORKSHOP, kind: "wak_reparatur", weekdays: [1, 3], from: "13:00", to: "17:00" },
  },
};
