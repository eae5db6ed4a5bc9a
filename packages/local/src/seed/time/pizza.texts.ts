import { DEMO_ADMIN, DEMO_EMPLOYEE, DEMO_MANAGER } from "../log-ins";
import { PIZZA_WORK } from "./pizza-work.texts";
import type { DemoTeam, Stint } from "./team";

/** The one that stands first in the lists of branches. */
const MAIN = "brn_favoriten";
const NEUBAU = "brn_neubau";
const SECTOR = "Hotel- und Gastgewerbe";
const EMRE = "usr_demo_emre";
const JANA = "usr_demo_jana";
const KATHARINA = "usr_demo_katharina";
const LUKAS = "usr_demo_lukas";
const SOFIA = "usr_demo_sofia";

const service = { branch: MAIN, role: "Theke", kind: "wak_service" };
const kitchen = { branch: MAIN, role: "Küche", kind: "wak_kueche" };
const delivery = { branch: MAIN, role: "Lieferung", kind: "wak_lieferung" };
const half = (stint: Omit<Stint, "breakMinutes">): Stint => ({ ...stint, breakMinutes: 30 });
const account = (firstName: string, lastName: string, name: string, phone: string) => ({
  ...{ firstName, lastName, phone, username: `${name}@glutnest.example.test`, role: "ROLE_EMPLOYEE" as const },
});

/** Who works at the pizzeria, and when. */
export const PIZZA_TEAM: DemoTeam = {
  branch: MAIN,
  terminal: "Tablet beim Personaleingang",
  members: [
    {
      id: DEMO_ADMIN,
      account: null,
      branches: [MAIN],
      personnelNumber: "1001",
      age: [46, 112],
      employedMonths: 97,
      recordedMonths: 1,
      hourlyWage: 3400,
      sector: SECTOR,
      openingBalanceMinutes: 0,
      openingHolidayDays: 4,
      week: [
        {
          weekdays: [1, 2, 3, 4],
          from: "09:00",
          to: "14:00",
          breakMinutes: 0,
          branch: MAIN,
          role: "Büro",
          kind: "wak_buero",
        },
      ],
      worksOnHolidays: false,
      overstay: 4,
      wishes: [],
      sheets: { beforeLast: "open", last: "open" },
    },
    {
      id: DEMO_MANAGER,
      account: null,
      branches: [MAIN, NEUBAU],
      personnelNumber: "1002",
      age: [38, 41],
      employedMonths: 61,
      recordedMonths: 2,
      hourlyWage: 2450,
      sector: SECTOR,
      openingBalanceMinutes: 540,
      openingHolidayDays: 6,
      week: [half({ ...service, role: "Leitung", weekdays: [2, 3, 4, 5, 6], from: "14:00", to: "22:30" })],
      worksOnHolidays: true,
      overstay: 7,
      wishes: [],
      sheets: { beforeLast: "locked", last: "confirmed" },
    },
    {
      id: DEMO_EMPLOYEE,
      account: null,
      branches: [MAIN],
      personnelNumber: "1007",
      age: [27, 203],
      employedMonths: 25,
      recordedMonths: 2,
      hourlyWage: 1590,
      sector: SECTOR,
      openingBalanceMinutes: 95,
      openingHolidayDays: 2,
      week: [
        { ...service, weekdays: [3, 4], from: "16:45", to: "22:15", breakMinutes: 0 },
        half({ ...service, weekdays: [5, 6], from: "18:00", to: "01:00" }),
      ],
      worksOnHolidays: true,
      overstay: 3,
      wishes: [
        { weekday: 1, day: null, isAvailable: false, note: "Vorlesung" },
        { weekday: 2, day: null, isAvailable: false, note: "Vorlesung" },
        { weekday: 6, day: null, isAvailable: true, note: "" },
      ],
      sheets: { beforeLast: "locked", last: "open" },
    },
    {
      id: EMRE,
      account: account("Emre", "Yıldız", "emre", "+43 660 5550151"),
      branches: [MAIN],
      personnelNumber: "1003",
      age: [41, 18],
      employedMonths: 49,
      recordedMonths: 2,
      hourlyWage: 1980,
      sector: SECTOR,
      openingBalanceMinutes: 300,
      openingHolidayDays: 3,
      week: [half({ ...kitchen, role: "Ofen", weekdays: [2, 3, 4, 5, 6], from: "12:00", to: "20:30" })],
      worksOnHolidays: true,
      overstay: 2,
      wishes: [{ weekday: 7, day: null, isAvailable: false, note: "Familie" }],
      sheets: { beforeLast: "locked", last: "approved" },
    },
    {
      id: JANA,
      account: account("Jana", "Hofer", "jana", "+43 660 5550152"),
      branches: [MAIN],
      personnelNumber: "1011",
      age: [16, 190],
      employedMonths: 13,
      recordedMonths: 1,
      hourlyWage: 690,
      sector: `${SECTOR} (Lehrling)`,
      openingBalanceMinutes: 0,
      openingHolidayDays: 0,
      week: [half({ ...kitchen, weekdays: [1, 2, 3, 4, 5], from: "09:30", to: "17:45" })],
      worksOnHolidays: false,
      overstay: 0,
      wishes: [],
      sheets: { beforeLast: "open", last: "confirmed" },
    },
    {
      id: KATHARINA,
      account: account("Katharina", "Eder", "katharina", "+43 660 5550153"),
      branches: [MAIN],
      personnelNumber: "1004",
      age: [33, 77],
      employedMonths: 37,
      recordedMonths: 2,
      hourlyWage: 1740,
      sector: SECTOR,
      openingBalanceMinutes: -120,
      openingHolidayDays: 5,
      weekBefore: [half({ ...kitchen, weekdays: [1, 2, 3, 4, 7], from: "14:00", to: "22:30" })],
      week: [half({ ...kitchen, weekdays: [1, 2, 7], from: "15:00", to: "22:00" })],
      worksOnHolidays: false,
      overstay: 1,
      wishes: [
        { weekday: 5, day: null, isAvailable: false, note: "Kinderbetreuung" },
        { weekday: 6, day: null, isAvailable: false, note: "Kinderbetreuung" },
      ],
      sheets: { beforeLast: "approved", last: "open" },
    },
    {
      id: LUKAS,
      account: account("Lukas", "Steiner", "lukas", "+43 660 5550154"),
      branches: [MAIN, NEUBAU],
      personnelNumber: "1009",
      age: [22, 301],
      employedMonths: 13,
      recordedMonths: 1,
      hourlyWage: 1480,
      sector: SECTOR,
      openingBalanceMinutes: 45,
      openingHolidayDays: 1,
      week: [
        half({ ...delivery, weekdays: [5, 6], from: "17:00", to: "23:30" }),
        half({ ...delivery, branch: NEUBAU, weekdays: [7], from: "12:30", to: "20:30" }),
      ],
      worksOnHolidays: true,
      overstay: 5,
      wishes: [{ weekday: 7, day: null, isAvailable: true, note: "gern auch länger" }],
      sheets: { beforeLast: "open", last: "open" },
    },
    {
      id: SOFIA,
      account: account("Sofia", "Marković", "sofia", "+43 660 5550155"),
      branches: [NEUBAU, MAIN],
      personnelNumber: "1012",
      age: [29, 12],
      employedMonths: 1,
      recordedMonths: 1,
      hourlyWage: 1610,
      sector: SECTOR,
      openingBalanceMinutes: 0,
      openingHolidayDays: 0,
      week: [
        half({ ...service, branch: NEUBAU, weekdays: [2, 3, 4], from: "11:00", to: "19:30" }),
        { ...service, weekdays: [5], from: "17:00", to: "22:30", breakMinutes: 0 },
      ],
      worksOnHolidays: false,
      overstay: 2,
      wishes: [],
      sheets: { beforeLast: "open", last: "open" },
    },
  ],
  extraShifts: [
    { ...service, week: 0, weekday: 7, from: "12:00", to: "20:00", breakMinutes: 30 },
    { ...service, week: 1, weekday: 7, from: "12:00", to: "20:00", breakMinutes: 30 },
    { ...delivery, week: 1, weekday: 5, from: "18:00", to: "23:00", breakMinutes: 0 },
    { ...service, week: 2, weekday: 7, from: "12:00", to: "20:00", breakMinutes: 30 },
    { ...kitchen, user: JANA, week: 2, weekday: 4, from: "18:30", to: "22:30", breakMinutes: 0 },
  ],
  late: { user: DEMO_EMPLOYEE, agreed: LUKAS },
  changed: [KATHARINA, DEMO_MANAGER],
  template: "Normale Woche",
  needs: [
    ...[1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
      { weekday, from: "12:00", to: "14:00", role: "Küche", min: 1, max: 2 },
      { weekday, from: "18:00", to: "22:00", role: "Theke", min: weekday >= 5 && weekday < 7 ? 2 : 1, max: 3 },
    ]),
    ...[5, 6].map((weekday) => ({ weekday, from: "18:00", to: "22:00", role: "Lieferung", min: 2, max: 3 })),
  ],
  ...PIZZA_WORK,
  incidents: {
    forgotten: LUKAS,
    corrected: { user: KATHARINA, reason: "Ist schon um 21 Uhr gegangen, das Ausstempeln fehlte." },
    uncertain: DEMO_EMPLOYEE,
    night: {
      ...{ user: DEMO_MANAGER, note: "Inventur", kind: "wak_buero", branch: MAIN },
      ...{ weekday: 7, from: "21:30", to: "00:45" },
    },
    asking: { user: DEMO_EMPLOYEE, reason: "Ich habe vor dem Umziehen noch die Lieferung angenommen." },
  },
  external: {
    ...{ id: "ext_radlbote", branch: NEUBAU, kind: "wak_lieferung", weekdays: [5, 6, 7], from: "18:00", to: "22:00" },
  },
};
