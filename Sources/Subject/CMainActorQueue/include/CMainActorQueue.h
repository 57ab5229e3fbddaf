#ifndef C_MAIN_ACTOR_QUEUE_H
#define C_MAIN_ACTOR_QUEUE_H

#include <stdbool.h>
#include <stdint.h>

/// Makes an executor that of the main actor, and lets the calling threads keep the jobs of the global
/// executor. Both arguments are the two words of the executor's reference.
///
/// An actor's continuation resumes on the global executor before it returns to its actor, so the jobs
/// of both belong to one queue.
void cma_install(void *identity, uintptr_t implementation);

/// Sets whether the calling thread keeps its jobs.
///
/// - Returns: the previous value.
bool cma_keep(bool keeps);

/// Appends a job to the queue of the calling thread.
///
/// - Returns: false if the thread does not keep its jobs.
bool cma_append(void *job);

/// Removes the oldest job from the queue of the calling thread; NULL if there is none.
void *cma_next(void);

#endif
