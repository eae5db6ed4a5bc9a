import * as texts from "./ui.texts";
/** A grey block in the place of content that is loading. */
function Bone({ className }: { className: string }) {
  return <div className={`bone ${className}`} />;
}

/** The outline of the screen at `path`, so that nothing moves when it is loaded. */
export function PageSkeleton({ path }: { path: string }) {
  return (
    <div aria-busy="true" className="min-h-[80vh]">
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      {shapeOf(path)}
    </div>
  );
}

function shapeOf(path: string) {
  if (/^\/store\/[^/]+\/?$/.test(path)) return <StoreSkeleton />;
  if (path === "/") return <ListSkeleton />;
  if (path.startsWith("/store/")) return <CheckoutSkeleton />;
  return <Column bones={path.startsWith("/status") ? STATUS : TEXT} />;
}

function StoreSkeleton() {
  return (
    <div className="page grid gap-10 pt-5 md:pt-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0 overflow-hidden">
        <Bone className="h-9 w-64 max-w-full" />
        <Bone className="mt-3 h-5 w-80 max-w-full" />
        <Bone className="mt-4 h-12 w-full lg:hidden" />
        <div className="mt-6 flex gap-3 overflow-hidden">
          {[0, 1, 2, 3, 4].map((key) => (
            <Bone key={key} className="h-11 w-24 shrink-0" />
          ))}
        </div>
        <Bone className="mt-8 h-7 w-40" />
        <div className="mt-3 grid gap-x-8 xl:grid-cols-2">
          {[0, 1, 2, 3, 4, 5].map((key) => (
            <div key={key} className="flex justify-between gap-4 border-b border-line py-4">
              <div className="flex-1">
                <Bone className="h-5 w-40 max-w-full" />
                <Bone className="mt-2 h-4 w-full" />
                <Bone className="mt-2 h-5 w-16" />
              </div>
              <Bone className="size-24 shrink-0" />
            </div>
          ))}
        </div>
      </div>
      <Bone className="hidden h-72 lg:block" />
    </div>
  );
}

function ListSkeleton() {
  return (
    <div className="page pt-8">
      <Bone className="h-10 w-80 max-w-full" />
      <Bone className="mt-4 h-5 w-120 max-w-full" />
      <div className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {[0, 1, 2].map((key) => (
          <div key={key}>
            <Bone className="aspect-video w-full" />
            <Bone className="mt-4 h-6 w-48" />
            <Bone className="mt-2 h-5 w-56 max-w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}

function CheckoutSkeleton() {
  return (
    <div className="page grid items-start gap-x-10 gap-y-8 pt-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        {FORM.map((bone) => (
          <Bone key={bone} className={bone} />
        ))}
      </div>
      <Bone className="h-80" />
    </div>
  );
}

const FORM = [
  "mt-3 h-5 w-32",
  "mt-4 h-9 w-72",
  "mt-8 h-7 w-16",
  "mt-3 h-16",
  "mt-8 h-7 w-20",
  "mt-3 h-28",
  "mt-8 h-7 w-28",
  "mt-3 h-64",
];
const STATUS = [
  "h-6 w-64",
  "mt-3 h-9",
  "mt-2 h-9 w-2/3",
  "mt-8 h-16 w-44",
  "mt-8 h-48 sm:h-14",
  "mt-10 h-12",
  "mt-8 h-64",
];
const TEXT = ["h-9 w-72", "mt-4 h-5", "mt-4 h-5 w-11/12", "mt-4 h-5 w-10/12", "mt-4 h-5 w-3/4"];

/** Stacks its children; those without a width take all of it. */
function Column({ bones }: { bones: readonly string[] }) {
  return (
    <div className="page max-w-3xl pt-8 md:pt-12">
      {bones.map((bone) => (
        <Bone key={bone} className={`max-w-full ${bone}`} />
      ))}
    </div>
  );
}
