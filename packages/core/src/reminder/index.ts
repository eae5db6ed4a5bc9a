export { changeReminder } from "./change";
export { nameToCongratulate } from "./consent";
export { birthdayKeys, runReminderClock } from "./daily";
export { reminderExecutor } from "./executor";
export { listReminders } from "./list";
export { reminderReactions } from "./reactions";
export { testReminder } from "./send-test";
export { heldBack, isReminderTrue, remindersFor } from "./truth";
