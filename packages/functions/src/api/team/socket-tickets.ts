import { socketCalls as calls } from "@tresen/contract/socket/socket.calls";
import { createStaffTicket } from "@tresen/core/socket";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

/** Tickets with which the screens of staff follow what happens. */
export const handler = resource([
  endpoint({
    ...calls.createSocketTicket,
    run: async ({ actor, now }) => ({ data: await createStaffTicket({ actor, now }) }),
  }),
]);
