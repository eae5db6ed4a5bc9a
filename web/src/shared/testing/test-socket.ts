/** A WebSocket whose other side is the test. */
export class TestSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly all: TestSocket[] = [];
  readyState = 0;
  readonly sent: { action: string; ticket?: string }[] = [];

  constructor(readonly url: string) {
    super();
    TestSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }
  open(): void {
    this.readyState = TestSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }
  tell(type: string): void {
    this.tellOf({ type });
  }
  tellOf(message: object): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify({ type: "hint", ...message }) }));
  }
}
