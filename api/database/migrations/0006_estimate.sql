CREATE TABLE "estimate" (
	"visit_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"kept" jsonb NOT NULL,
	"home" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "estimate_visit_id_kind_pk" PRIMARY KEY("visit_id","kind")
);
--> statement-breakpoint
ALTER TABLE "assessment" ADD COLUMN "estimate" jsonb;--> statement-breakpoint
ALTER TABLE "estimate" ADD CONSTRAINT "estimate_visit_id_visit_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visit"("id") ON DELETE cascade ON UPDATE no action;