import { PING, RENEW_AFTER, SOCKET_PATH, STAY, type Hint, type SocketAnswer } from "@tresen/contract/socket/socket";

/** Hints that come within this time of another are told together. */
const JOINED = 1_000;
/** The pause before the first attempt to connect again; it doubles up to the longest. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

interface Options {
  /** Asks the server for a ticket, which works once. */
  getTicket: () => Promise<string>;
  /**
   * Called when something changed, at most once a second, and when there is a connection after none, since hints may be
   * missing. @param channels what changed; none when anything may have.
   */
  onHint: (channels: readonly string[]) => void;
  /** Called with what is so now in a channel that carries it, at once, in place of a hint. */
  onNews?: (channel: string, news: unknown) => void;
  /** Called when the connection is there, and when it is gone. */
  onConnected: (isConnected: boolean) => void;
  /** Whether the server is not pinged: the connection is only kept, and a loss without a word noticed late. */
  isQuiet?: boolean;
}

/**
 * Follows the hints of the WebSocket: connects, sends the ticket, pings, renews the connection before its two hours
 * end, and connects again after each loss.
 * @returns a function that ends it.
 */
export function followHints({ getTicket, onHint, onNews, onConnected, isQuiet = false }: Options): () => void {
  const tell = joined(onHint);
  const ended = new AbortController();
  let current: WebSocket | null = null;
  let pause = FIRST_PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const retry = (): void => {
    if (ended.signal.aborted) return;
    clearTimeout(timer);
    // Screens that lost their connection at the same moment do not come back at the same moment.
    timer = setTimeout(connect, pause * (0.5 + Math.random()));
    pause = Math.min(LONGEST_PAUSE, pause * 2);
  };
  const lose = (socket: WebSocket): void => {
    if (socket !== current) return;
    current = null;
    onConnected(false);
    retry();
  };
  const abandon = (socket: WebSocket): void => {
    // Closing waits for the other side, which does not answer.
    socket.close();
    lose(socket);
  };
  const accept = (socket: WebSocket): void => {
    const before = current;
    current = socket;
    before?.close();
    pause = FIRST_PAUSE;
    clearTimeout(timer);
    timer = setTimeout(connect, RENEW_AFTER);
    onConnected(true);
    if (!before) tell(null);
  };
  const connect = (): void => {
    void open({
      getTicket,
      isQuiet,
      signal: ended.signal,
      onAccepted: accept,
      onHint: ({ channel, news }) => (news === undefined || !onNews ? tell(channel) : onNews(channel, news)),
      onSilent: abandon,
      onClosed: (socket) => (socket === current ? lose(socket) : current || retry()),
    }).catch(retry);
  };
  const again = (): void => {
    if (!current) connect();
  };
  addEventListener("online", again, { signal: ended.signal });
  addEventListener("offline", () => current && abandon(current), { signal: ended.signal });
  connect();
  return () => {
    ended.abort();
    clearTimeout(timer);
    current?.close();
    current = null;
  };
}

/** Opens one connection. @throws when there is no ticket. */
async function open({
  getTicket,
  isQuiet,
  signal,
  onAccepted,
  onHint,
  onSilent,
  onClosed,
}: {
  getTicket: () => Promise<string>;
  isQuiet: boolean;
  signal: AbortSignal;
  onAccepted: (socket: WebSocket) => void;
  onHint: (hint: Hint) => void;
  /** Called when a ping is not answered. */
  onSilent: (socket: WebSocket) => void;
  onClosed: (socket: WebSocket) => void;
}): Promise<void> {
  const ticket = await getTicket();
  if (signal.aborted) return;
  const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${SOCKET_PATH}`);
  const send = (message: object): void => socket.send(JSON.stringify(message));
  let silence: ReturnType<typeof setTimeout> | undefined;
  const ping = (): void => {
    if (socket.readyState !== WebSocket.OPEN) return;
    send({ action: isQuiet ? STAY.action : "ping" });
    silence = isQuiet ? setTimeout(ping, STAY.after) : setTimeout(() => onSilent(socket), PING.answered);
  };
  signal.addEventListener("abort", () => socket.close(), { once: true });
  socket.addEventListener("open", () => send({ action: "subscribe", ticket }));
  socket.addEventListener("message", ({ data }) => {
    const message: SocketAnswer | Hint = JSON.parse(String(data));
    // Whatever arrives shows that the connection is there, and keeps it from being ended.
    clearTimeout(silence);
    silence = setTimeout(ping, isQuiet ? STAY.after : PING.every);
    if (message.type === "subscribed") onAccepted(socket);
    else if (message.type === "refused") socket.close();
    else if (message.type === "hint") onHint(message);
  });
  socket.addEventListener("close", () => {
    clearTimeout(silence);
    onClosed(socket);
  });
}

/**
 * Calls at once, and then at most once within the time of joining, with all that was told meanwhile; the last call is never
 * left out. Null means that anything may have changed, which is told as no channels.
 */
function joined(run: (channels: readonly string[]) => void): (channel: string | null) => void {
  let last = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let told = new Set<string | null>();
  return (channel) => {
    told.add(channel);
    if (waiting !== undefined) return;
    const left = last + JOINED - Date.now();
    const go = (): void => {
      waiting = undefined;
      last = Date.now();
      const channels = [...told];
      told = new Set();
      run(channels.includes(null) ? [] : channels.flatMap((one) => one ?? []));
    };
    if (left <= 0) go();
    else waiting = setTimeout(go, left);
  };
}
