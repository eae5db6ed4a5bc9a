import * as z from "zod";
import { type Call, get, post } from "../kit/call";
import { instant } from "../kit/fields/instant-fields";
import { id, prose } from "../kit/schema";
import { ACTIVITY_FIELDS as texts } from "./activity-fields";
import { ACTIVITY_STATES } from "./activity.state";
import { DISCARDED_LIMIT, discardedStamping } from "./discarded-stamping";
import { ACTIVITY_FLAGS, ACTIVITY_SOURCES } from "./activity-values";
import { TIME_TRACKING_REFUSAL } from "./time-tracking.texts";

/**
 * The token of a terminal of a branch, or of a person. Whatever is wrong with it, the person or the PIN is the same 403, their length as well, so that neither
 * has a limit here.
 */
const accessToken = z.string().min(1);
const byTerminal = z.object({ accessToken });
export const byPerson = byTerminal.extend({
  username: z.string().min(1).meta({ description: "Der Benutzername oder die Id der Person" }),
});
const PERSON = "/api/time-tracking/{accessToken}/{username}";

/** An activity as the person sees it whose it is. */
export const ownActivity = z.object({
  id,
  branch: z.string(),
  kind: z.string().nullable(),
  project: z.string().nullable(),
  task: z.string().nullable(),
  note: z.string(),
  state: z.enum(ACTIVITY_STATES),
  startedAt: instant,
  endedAt: instant.nullable(),
  breaks: z.array(z.object({ startedAt: instant, endedAt: instant.nullable() })),
  source: z.enum(ACTIVITY_SOURCES),
  day: z.iso.date().meta({ description: "Der Tag des Beginns, nach dem Kalender der Filiale" }),
  workedSeconds: z.int().nullable().meta({ description: "Null, solange sie nicht beendet ist" }),
  breakSeconds: z.int().nullable(),
  flags: z.array(z.enum(ACTIVITY_FLAGS)),
});
export type OwnActivity = z.output<typeof ownActivity>;

const named = z.object({ id: z.string(), name: z.string() });
const branch = named.extend({ timeZone: z.string() });
/** Where a phone has to be when its owner stamps; `radius` in meters. */
const place = z.object({ latitude: z.number(), longitude: z.number(), radius: z.int() });
export type StampingPlace = z.output<typeof place>;

/** What somebody may choose to work on. */
const kind = named.extend({ color: z.string(), isBreak: z.boolean(), isProjectRequired: z.boolean() });

/** What a terminal or phone needs of a person: no roles, mail, phone or wage. */
export const timeTrackingMe = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  image: z.string().nullable().meta({ description: "Adresse des Bildes" }),
  branches: z.array(branch.extend({ place: place.nullable().meta({ description: "Null: wird nicht geprüft" }) })),
  workingActivity: ownActivity.nullable(),
  kinds: z.array(
    kind.extend({
      isPaid: z.boolean(),
      countsAsWorkingTime: z.boolean(),
      branches: z
        .array(z.string())
        .optional()
        .meta({ description: "Die Filialen der Person, in denen es sie gibt; fehlt, wo sie nur eine hat" }),
    }),
  ),
  projects: z.array(named),
  tasks: z.array(named.extend({ project: z.string() })),
});
export type TimeTrackingMe = z.output<typeof timeTrackingMe>;

/** A published shift of one's own. */
const ownShift = z.object({
  id: z.string(),
  branch: z.string(),
  role: z.string(),
  startsAt: instant,
  endsAt: instant,
  breakMinutes: z.int(),
  note: z.string(),
});
export type OwnShift = z.output<typeof ownShift>;

/** What a terminal may show of its branch before anybody has entered a PIN. */
const terminalPeople = z.object({
  branch,
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string().meta({ description: "Vorname und so viel vom Nachnamen, wie nötig ist" }),
      image: z.string().nullable().meta({ description: "Adresse des Bildes" }),
      state: z.enum(["running", "paused"]).nullable().meta({ description: "Null: nicht da" }),
      since: instant.nullable(),
    }),
  ),
  kinds: z
    .array(kind)
    .optional()
    .meta({ description: "Was hier gewählt werden kann, damit es auch ohne Verbindung angeboten wird" }),
});
export type TerminalPeople = z.output<typeof terminalPeople>;

/** What a stamping says beside its action. */
export const stampingBody = z.strictObject({
  kind: id.nullish(),
  project: id.nullish(),
  task: id.nullish(),
  note: prose(texts.note, 500).nullish(),
  /** Of somebody with a key of their own who works for several branches; a terminal has its branch. */
  branch: id.nullish(),
  at: instant.nullish().meta({ description: "Wann gestempelt wurde; nicht in der Zukunft, höchstens sieben Tage her" }),
  sequence: z.int().min(0).nullish().meta({ description: "Die laufende Nummer auf dem Gerät; kleinere zuerst senden" }),
  device: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .nullish()
    .meta({ description: "Welches Telefon die Nummer vergeben hat; ein Terminal ist an seinem Schlüssel zu erkennen" }),
  isClockUncertain: z.boolean().nullish().meta({ description: "Die Uhr des Geräts kann falsch gehen" }),
  deviceAt: instant.nullish().meta({ description: "Was die Uhr des Geräts zeigte, wenn sie falsch gehen kann" }),
  isOffline: z.boolean().nullish().meta({ description: "Ohne Verbindung gestempelt" }),
  isOutside: z.boolean().nullish().meta({
    description: "Außerhalb des Ortes gestempelt; null, wenn das Telefon seinen Ort nicht genannt hat",
  }),
  discarded: z.array(discardedStamping).max(DISCARDED_LIMIT).nullish().meta({
    description: "Was die Person vom Gerät entfernt hat, ohne dass es angenommen wurde; steht dann im Protokoll",
  }),
  pin: z.string().nullish().meta({ description: "An einem Terminal, wenn nicht in der Kopfzeile `X-Pin`" }),
});
export type StampingBody = z.output<typeof stampingBody>;

/** What runs afterwards: nothing, if a stamping is repeated whose activity has ended meanwhile. */
const current = ownActivity.nullable();
/** How a start, or going on after a break, breaks the labour law; it hinders nothing. */
const startFinding = z.object({
  paragraph: z.string(),
  message: z.string().meta({ description: "Deutsch, fertig zum Anzeigen" }),
});
export type StartFinding = z.output<typeof startFinding>;
export const startedActivity = ownActivity.extend({
  findings: z
    .array(startFinding)
    .optional()
    .meta({ description: "Verstöße gegen das Arbeitsrecht; fehlt ohne solche" }),
});
export type StartedActivity = z.output<typeof startedActivity>;
/** Whoever presents the key of a terminal has the PIN of the person, too. */
export const withPin = { byKey: { refusal: TIME_TRACKING_REFUSAL, takesPin: true } };
const reading = { ...get, ...withPin, access: "public" as const, params: byPerson };
const stamping = {
  ...post,
  ...withPin,
  access: "public" as const,
  params: byPerson,
  body: stampingBody.prefault({}),
  isKeyed: true,
};

/** The calls of time terminals and of phones, which have a token instead of a session. */
export const timeTrackingCalls = {
  timePeople: {
    ...get,
    access: "public" as const,
    byKey: { refusal: TIME_TRACKING_REFUSAL, takesPin: false },
    path: "/api/time-tracking/{accessToken}/people",
    params: byTerminal,
    response: terminalPeople,
  },
  timeTrackingMe: { ...reading, path: `${PERSON}/me`, response: timeTrackingMe },
  /** Of the next 28 days. */
  ownSchedules: { ...reading, path: `${PERSON}/working-schedules`, response: z.array(ownShift) },
  /** Of the last 14 days, the newest first. */
  ownActivities: { ...reading, path: `${PERSON}/working-activities`, response: z.array(ownActivity) },
  startActivity: { ...stamping, path: `${PERSON}/working-activities/start`, response: startedActivity.nullable() },
  endActivity: { ...stamping, path: `${PERSON}/working-activities/end`, response: z.null() },
  pauseActivity: { ...stamping, path: `${PERSON}/working-activities/pause`, response: current },
  resumeActivity: { ...stamping, path: `${PERSON}/working-activities/resume`, response: startedActivity.nullable() },
} satisfies Record<string, Call>;
