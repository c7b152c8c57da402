/** This worker. The client's types are those of a page, to which `self` is a window. */
export const scope = self as unknown as DedicatedWorkerGlobalScope
