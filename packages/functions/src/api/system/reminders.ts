import { reminderCalls as calls } from "@tresen/contract/reminder/reminder.calls";
import { changeReminder, listReminders, testReminder } from "@tresen/core/reminder";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

export const handler = resource([
  endpoint({
    ...calls.reminders,
    run: async ({ actor, query, now }) => ({ data: await listReminders({ actor, ...query, now }) }),
  }),
  endpoint({
    ...calls.changeReminder,
    run: async ({ actor, body, now }) => ({ data: await changeReminder({ actor, body, now }) }),
  }),
  endpoint({
    ...calls.testReminder,
    run: async ({ actor, body, now }) => ({ data: await testReminder({ actor, body, now }) }),
  }),
]);
