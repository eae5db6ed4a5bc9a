import { signageFunctions } from "./signage";
import { type HttpFunction, PAYMENT_SECRETS, RECORDS, SNAPSHOT, api } from "./definition";

/**
 * Functions that tell how the business and the platform go, those of working time, and those of screens for guests. They have a stack of their own, since that of the
 * back-office has no room for more.
 */
export const insightFunctions: readonly HttpFunction[] = [
  ...signageFunctions,
  // Figures of a year of all branches are read at once. A request of staff that failed is written into the log.
  {
    ...api({
      group: "system",
      name: "statistics",
      grants: ["GetItem", "BatchGetItem", "Query", "PutItem"],
      timeout: 29,
    }),
    memory: 1769,
  },
  // Closings of days, what they are made of, and files of them: PDF is drawn with the typefaces beside the bundle.
  {
    ...api({ group: "backoffice", name: "closings", grants: RECORDS, memory: 2048, timeout: 29 }),
    paths: ["/api/closings", "/api/closings/{proxy+}", "/api/bookings"],
    isSplit: true,
  },
  // The accounts on which closings are booked, and how branches count working time for their payroll.
  api({ group: "backoffice", name: "ledgers", grants: RECORDS }),
  api({ group: "backoffice", name: "payrolls", grants: RECORDS }),
  // Projects and what is to be done for them. An order with many positions becomes as many tasks.
  api({ group: "team", name: "projects", grants: RECORDS, timeout: 29 }),
  api({ group: "team", name: "tasks", grants: RECORDS }),
  // Reads of everything that runs how it goes, and of the payment providers whether keys are set.
  api({ group: "system", name: "health-report", grants: SNAPSHOT, secrets: PAYMENT_SECRETS }),
  // Shifts. A week of a branch is published shift by shift. A swap is approved as long as people and absences are the same.
  api({ group: "team", name: "working-schedules", grants: [...RECORDS, "ConditionCheckItem"], timeout: 29 }),
  // Says which jobs of reminders wait, and sends tests of them.
  api({ group: "system", name: "reminders", grants: SNAPSHOT }),
  // Absences of staff with what proves them, and the leave accounts that follow from them.
  {
    ...api({ group: "team", name: "absences", grants: RECORDS, memory: 1024 }),
    paths: ["/api/absences", "/api/absences/{proxy+}", "/api/time-sheets/holiday-balances"],
  },
  // Months of staff, computed from what was recorded, and files of them: PDF is drawn with the typefaces beside the bundle.
  {
    ...api({ group: "team", name: "time-sheets", grants: RECORDS, memory: 2048, timeout: 29 }),
    isSplit: true,
  },
  // What terminals and phones stamp. A PIN is hashed like a password.
  api({ group: "team", name: "time-tracking", grants: RECORDS, memory: 1024 }),
  api({ group: "team", name: "working-activity-kinds", grants: RECORDS }),
  api({ group: "team", name: "working-activities", grants: RECORDS }),
];
