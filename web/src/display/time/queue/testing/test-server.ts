import { Refusal } from "../../../shared/display-api";
import type { DeviceClock } from "../device-clock";
import type { SendStamping } from "../queue";

type Sent = Parameters<SendStamping>[0];

/** What the server does with stampings, as its rules say: keys count once, numbers of a person grow. */
export function testServer({ clock }: { clock: Pick<DeviceClock, "date"> }) {
  const taken = new Map<string, Sent>();
  const numbers = new Map<string, number>();
  /** What the page knows of the distance to its clock by the last answer. */
  let offset = 0;
  const server = {
    serverNow: () => clock.date() + offset,
    forget: () => {
      offset = 0;
    },
    taken,
    isOnline: true,
    /** The answers to the next stampings are lost, after they were taken. */
    lost: 0,
    isKeyRefused: false,
    pins: new Map<string, string>(),
    refuse: (_: Sent): Refusal | null => null,
    /** Every answer contains the server's time. */
    reach: async (): Promise<void> => {
      if (!server.isOnline) throw new Refusal(0, "offline", "");
      offset = Date.now() - clock.date();
    },
    send: async (sent: Sent): Promise<[]> => {
      const { stamping, pin } = sent;
      const { id, person, sequence } = stamping;
      await server.reach();
      if (server.isKeyRefused || (server.pins.get(person) ?? "1111") !== pin)
        throw new Refusal(403, "time.refused", "Benutzer konnte nicht geladen werden.");
      const refusal = taken.has(id) ? null : server.refuse(sent);
      if (refusal) throw refusal;
      if (!taken.has(id)) {
        if (sequence !== null && sequence <= (numbers.get(person) ?? 0))
          throw new Refusal(409, "time.sequence", "Zu spät.");
        if (sequence !== null) numbers.set(person, sequence);
        taken.set(id, sent);
      }
      if (server.lost > 0) {
        server.lost -= 1;
        throw new Refusal(0, "offline", "");
      }
      return [];
    },
  };
  return server;
}
