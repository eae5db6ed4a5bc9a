/** Rising tones that are computed by the browser, so that no sound file has to be loaded. */
let context: AudioContext | null = null;
const listeners = new Set<() => void>();

/** The browser lets a page sound only after a gesture on it. */
export function isSoundUnlocked(): boolean {
  return context?.state === "running";
}

export function onSoundChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Call from a gesture. Returns whether sound is possible now. */
export async function unlockSound(): Promise<boolean> {
  try {
    if (!context) {
      context = new AudioContext();
      context.addEventListener("statechange", () => listeners.forEach((listener) => listener()));
    }
    if (context.state !== "running") await context.resume();
  } catch {
    // No audio on this machine: the visible marks have to do.
  }
  listeners.forEach((listener) => listener());
  return isSoundUnlocked();
}

const TONES = [
  { frequency: 880, start: 0 },
  { frequency: 1174.7, start: 0.18 },
  { frequency: 1568, start: 0.36 },
];
const LENGTH = 0.55;

export function chime(): void {
  if (context?.state !== "running") return;
  for (const { frequency, start } of TONES) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    const at = context.currentTime + start;
    oscillator.type = "triangle";
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(0.5, at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, at + LENGTH);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + LENGTH);
  }
}
