/** Values that no parameter of a path has. */
export const PARAMETERS = [
  "%E0%A4%A",
  "%00",
  "__proto__",
  "constructor",
  "..%2F..%2Fusers",
  "%3Cscript%3E",
  "x".repeat(3000),
  "%F0%9F%98%80",
  "a%23b",
  "*",
  "%20",
];

/** Parameters of the query without which a call is refused for that, by the name of the call. */
export const REQUIRED_QUERY: Readonly<Record<string, object>> = {
  plannedChanges: { resource: "products", record: "prd_1" },
  plannedOfSeveral: { ids: "prd_1" },
  templateData: { source: "none" },
  exportCustomer: { format: "json" },
  phoneCustomers: { branch: "brn_mitte", phone: "0660" },
  deliveries: { branch: "brn_mitte" },
  drivers: { branch: "brn_mitte" },
  listClosings: { branch: "brn_mitte" },
  previewClosing: { branch: "brn_mitte" },
  exportClosings: { branch: "brn_mitte", from: "2026-06-01", to: "2026-06-05", format: "csv" },
  exportClosing: { format: "csv" },
  openBookings: { branch: "brn_mitte" },
  pushSubscriptions: { device: "dev_1" },
  verifyTimeSheets: { user: "usr_admin" },
  exportTimeSheet: { format: "csv" },
  exportTimeSheets: { branch: "brn_mitte", month: "2026-05", format: "csv" },
  exportRecords: { branch: "brn_mitte", from: "2026-06-01", to: "2026-06-05", format: "csv" },
  previewAbsence: { kind: "holiday", from: "2026-06-01", to: "2026-06-05" },
  ownShifts: { from: "2026-06-01", to: "2026-06-07" },
  planFindings: { branch: "brn_mitte", from: "2026-06-01", to: "2026-06-07" },
  plannerWeek: { branch: "brn_mitte", from: "2026-06-01", to: "2026-06-07" },
  plannerSetup: { branch: "brn_mitte" },
  ...Object.fromEntries(
    [
      ...["orderCounts", "revenue", "canceledOrders", "soldItems", "popularItems", "orderTimes", "ratings"],
      ...["uniqueVisitors", "pageViews", "visitedPages", "visitorEvents", "visitorTimes", "statisticsOverview"],
      ...["workingActivityMinutes", "workingScheduleMinutes"],
    ].map((call) => [call, { from: "2026-06-01", to: "2026-06-07" }]),
  ),
  userProfile: { user: "usr_1", start: "2026-06-01", end: "2026-06-07", now: "2026-06-05" },
  userProfileWorkingActivities: { user: "usr_1", start: "2026-06-01", end: "2026-06-07" },
};
