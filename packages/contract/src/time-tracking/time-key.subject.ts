import { personnelSubject } from "../user/user.permissions";
import { TIME_KEY } from "./time-tracking.texts";

/** The keys with which staff stamp on phones, as a subject of the log. */
export const timeKeySubject = { ...personnelSubject, name: "time-keys", one: TIME_KEY } as const;
