/** A grey bone of the layout to come. */
function Bone({ className }: { className: string }) {
  return <div className={`bone ${className}`} />;
}

/** The shape of the screen behind `path`, so that nothing jumps when it arrives. */
export function PageSkeleton({ path }: { path: string }) {
  return (
    <div aria-busy="true" className="min-h-[80vh]">
      <p role="status" className="sr-only">
        Wird geladen …
      </p>
      {shapeOf(path)}
    </div>
  );
}

function shapeOf(path: string) {
  if (/^\/store\/[^/]+\/?$/.test(path)) return <StoreSkeleton />;
  if (path === "/") return <ListSkeleton />;
  return <TextSkeleton />;
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

function TextSkeleton() {
  return (
    <div className="page max-w-3xl pt-8">
      <Bone className="h-9 w-72 max-w-full" />
      {["w-full", "w-11/12", "w-10/12", "w-3/4"].map((width) => (
        <Bone key={width} className={`mt-4 h-5 ${width}`} />
      ))}
    </div>
  );
}
