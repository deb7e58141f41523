import type { Described } from './described';

/** Made by `npm run reference` from the types that controllers answer: what is changed here is lost. */
export const answers: Described = {
  "schemas": {
    "AddressPreview": {
      "description": "What an address says, before it is added: what the calendar would be called and its next events, five at most. `problem` says in a sentence why it cannot be loaded now. `moves`: where a calendar of that name is read until now, which is moved here when it is added.",
      "type": "object",
      "properties": {
        "calendar": {
          "type": "string"
        },
        "upcoming": {
          "type": "number"
        },
        "next": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PreviewLine"
          }
        },
        "problem": {
          "type": "string"
        },
        "moves": {
          "type": "string"
        },
        "zoneSuspicion": {
          "$ref": "#/components/schemas/ZoneSuspicion"
        }
      },
      "required": [
        "calendar",
        "upcoming",
        "next"
      ],
      "additionalProperties": false
    },
    "AgendaSummary": {
      "description": "`GET /api/events/{id}/agenda-summary`. Without one there is '' for it: there is nothing in the agenda, or it cannot be read.",
      "type": "object",
      "properties": {
        "summary": {
          "type": "string"
        },
        "source": {
          "type": "string",
          "enum": [
            "rules",
            "claude"
          ]
        },
        "hasSummary": {
          "type": "boolean"
        },
        "committee": {
          "type": "string"
        }
      },
      "required": [
        "summary",
        "source",
        "hasSummary",
        "committee"
      ],
      "additionalProperties": false
    },
    "AuditChoices": {
      "description": "`GET /api/ops/audit/choices`: what a search can be narrowed to.",
      "type": "object",
      "properties": {
        "kinds": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "projections": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      },
      "required": [
        "kinds",
        "projections"
      ],
      "additionalProperties": false
    },
    "AuditKey": {
      "description": "`GET /api/ops/audit/key`: with what exports are signed; hexadecimal.",
      "type": "object",
      "properties": {
        "algorithm": {
          "const": "Ed25519"
        },
        "publicKey": {
          "type": "string"
        }
      },
      "required": [
        "algorithm",
        "publicKey"
      ],
      "additionalProperties": false
    },
    "BehindAnswer": {
      "description": "503",
      "type": "object",
      "properties": {
        "statusCode": {
          "type": "number"
        },
        "error": {
          "type": "string"
        },
        "message": {
          "type": "string"
        },
        "status": {
          "const": "behind"
        },
        "position": {
          "type": "null"
        },
        "stores": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "name": {
                "type": "string"
              },
              "answers": {
                "type": "boolean"
              }
            },
            "required": [
              "name",
              "answers"
            ],
            "additionalProperties": false
          },
          "description": "Servers that the log and the read models are on; on files there are none."
        },
        "projections": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "name": {
                "type": "string"
              },
              "version": {
                "type": "number"
              },
              "position": {
                "anyOf": [
                  {
                    "type": "null"
                  },
                  {
                    "type": "string"
                  }
                ]
              },
              "lagFacts": {
                "type": "number"
              },
              "lagSeconds": {
                "type": "number"
              }
            },
            "required": [
              "name",
              "version",
              "position",
              "lagFacts",
              "lagSeconds"
            ],
            "additionalProperties": false
          }
        },
        "reactors": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "name": {
                "type": "string"
              },
              "parked": {
                "type": "number"
              },
              "position": {
                "anyOf": [
                  {
                    "type": "null"
                  },
                  {
                    "type": "string"
                  }
                ]
              },
              "lagFacts": {
                "type": "number"
              },
              "lagSeconds": {
                "type": "number"
              }
            },
            "required": [
              "name",
              "parked",
              "position",
              "lagFacts",
              "lagSeconds"
            ],
            "additionalProperties": false
          }
        },
        "sources": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "object",
              "properties": {
                "known": {
                  "type": "number"
                },
                "stale": {
                  "type": "number"
                },
                "failing": {
                  "type": "number"
                },
                "heldBack": {
                  "type": "number"
                },
                "checkedAt": {
                  "anyOf": [
                    {
                      "type": "null"
                    },
                    {
                      "type": "string"
                    }
                  ]
                },
                "nextAt": {
                  "anyOf": [
                    {
                      "type": "null"
                    },
                    {
                      "type": "string"
                    }
                  ]
                }
              },
              "required": [
                "known",
                "stale",
                "failing",
                "heldBack",
                "checkedAt",
                "nextAt"
              ],
              "additionalProperties": false
            }
          ],
          "description": "Of the clock by which sources are checked: the last check, and when the next one is due."
        }
      },
      "required": [
        "statusCode",
        "error",
        "message",
        "status",
        "position",
        "stores",
        "projections",
        "reactors",
        "sources"
      ],
      "additionalProperties": false
    },
    "BellPeriod": {
      "description": "One line of the high school's day, for those who eat at one of four times. `GET /api/bell-schedule`",
      "type": "object",
      "properties": {
        "id": {
          "type": "number"
        },
        "lunchType": {
          "type": "string",
          "enum": [
            "B",
            "C",
            "D",
            "E"
          ]
        },
        "scheduleType": {
          "type": "string",
          "enum": [
            "Regular",
            "Early Dismissal",
            "2-Hour Delay"
          ]
        },
        "period": {
          "type": "string",
          "description": "'1', 'Homeroom', 'C-Lunch'."
        },
        "time": {
          "type": "string",
          "description": "'7:30 AM – 8:14 AM'"
        }
      },
      "required": [
        "id",
        "lunchType",
        "scheduleType",
        "period",
        "time"
      ],
      "additionalProperties": false
    },
    "Botcast": {
      "description": "`GET /api/botcast`, `POST /api/ai/botcast`, `POST /api/botcast`. The transcript is a marked text. Without a voice there is no `audioUrl`, and in a week without events no transcript either.",
      "type": "object",
      "properties": {
        "audioUrl": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ]
        },
        "transcript": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ]
        },
        "source": {
          "type": "string",
          "enum": [
            "rules",
            "claude"
          ]
        }
      },
      "required": [
        "audioUrl",
        "transcript",
        "source"
      ],
      "additionalProperties": false
    },
    "CodeAsked": {
      "description": "The password is right, and nobody has signed in yet.",
      "type": "object",
      "properties": {
        "user": {
          "type": "null"
        },
        "asks": {
          "const": "code"
        }
      },
      "required": [
        "user",
        "asks"
      ],
      "additionalProperties": false
    },
    "Countdown": {
      "description": "A day that a town waits for; `name` is read after 'days until'.",
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "name": {
          "type": "string"
        },
        "date": {
          "type": "string"
        }
      },
      "required": [
        "id",
        "name",
        "date"
      ],
      "additionalProperties": false
    },
    "CountedSubcalendar": {
      "description": "`GET /api/subcalendars`",
      "type": "object",
      "properties": {
        "id": {
          "type": "number"
        },
        "organizationId": {
          "type": "number"
        },
        "name": {
          "type": "string"
        },
        "description": {
          "type": "string"
        },
        "displayOrder": {
          "type": "number"
        },
        "titleWords": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "The title rule: an event whose title has the words of one of these side by side belongs to it, too."
        },
        "count": {
          "type": "number",
          "description": "How many cards it has: upcoming, running and undated events."
        }
      },
      "required": [
        "id",
        "organizationId",
        "name",
        "description",
        "displayOrder",
        "count"
      ],
      "additionalProperties": false
    },
    "CurrentUser": {
      "description": "`GET /api/auth/me`: null for whoever has not signed in.",
      "type": "object",
      "properties": {
        "user": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "$ref": "#/components/schemas/User"
            }
          ]
        }
      },
      "required": [
        "user"
      ],
      "additionalProperties": false
    },
    "CurrentWeather": {
      "description": "In whole degrees Fahrenheit.",
      "type": "object",
      "properties": {
        "description": {
          "type": "string"
        },
        "icon": {
          "type": "string",
          "enum": [
            "",
            "sun",
            "moon",
            "partly",
            "partly-night",
            "cloud",
            "fog",
            "wind",
            "rain",
            "snow",
            "storm"
          ]
        },
        "temperature": {
          "type": "number"
        }
      },
      "required": [
        "description",
        "icon",
        "temperature"
      ],
      "additionalProperties": false
    },
    "DailyWeather": {
      "description": "The night is the one after the day. Null is what nobody told: of an evening the service tells only the night.",
      "type": "object",
      "properties": {
        "description": {
          "type": "string"
        },
        "icon": {
          "type": "string",
          "enum": [
            "",
            "sun",
            "moon",
            "partly",
            "partly-night",
            "cloud",
            "fog",
            "wind",
            "rain",
            "snow",
            "storm"
          ]
        },
        "date": {
          "type": "string"
        },
        "dayOfWeek": {
          "type": "string"
        },
        "high": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "number"
            }
          ]
        },
        "low": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "number"
            }
          ]
        }
      },
      "required": [
        "description",
        "icon",
        "date",
        "dayOfWeek",
        "high",
        "low"
      ],
      "additionalProperties": false
    },
    "Difference": {
      "description": "What one fact changed in them, in words.",
      "type": "object",
      "properties": {
        "field": {
          "type": "string",
          "enum": [
            "followedOrganizations",
            "followedSubcalendars",
            "savedEvents",
            "collectionDistrict",
            "texts",
            "phone",
            "subscribed",
            "browsers",
            "ownEvents"
          ]
        },
        "added": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "removed": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      },
      "required": [
        "field",
        "added",
        "removed"
      ],
      "additionalProperties": false
    },
    "DoubtfulStart": {
      "description": "'4:00 AM' as it is told, '9:00 AM' as it would be, `wouldBeOn` another day where it is one.",
      "type": "object",
      "properties": {
        "name": {
          "type": "string"
        },
        "date": {
          "type": "string"
        },
        "time": {
          "type": "string"
        },
        "wouldBe": {
          "type": "string"
        },
        "wouldBeOn": {
          "type": "string"
        }
      },
      "required": [
        "name",
        "date",
        "time",
        "wouldBe"
      ],
      "additionalProperties": false
    },
    "DraftPart": {
      "description": "Which characters of the text (UTF-16, the last excluded) were understood, and as what.",
      "type": "object",
      "properties": {
        "from": {
          "type": "number"
        },
        "to": {
          "type": "number"
        },
        "kind": {
          "type": "string",
          "enum": [
            "Name",
            "Date",
            "Time",
            "Location",
            "Category",
            "Repeats"
          ]
        }
      },
      "required": [
        "from",
        "to",
        "kind"
      ],
      "additionalProperties": false
    },
    "DraftQuestion": {
      "type": "object",
      "properties": {
        "question": {
          "type": "string",
          "description": "A sentence for who typed, such as \"Did you mean 2:00 PM?\"."
        },
        "choices": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "label": {
                "type": "string"
              },
              "sets": {
                "type": "object",
                "properties": {
                  "date": {
                    "anyOf": [
                      {
                        "type": "null"
                      },
                      {
                        "type": "string"
                      }
                    ],
                    "description": "Null when no day is said; the first one of a range, or of what repeats."
                  },
                  "endDate": {
                    "anyOf": [
                      {
                        "type": "null"
                      },
                      {
                        "type": "string"
                      }
                    ],
                    "description": "The last day of several."
                  },
                  "startTime": {
                    "anyOf": [
                      {
                        "type": "null"
                      },
                      {
                        "type": "string"
                      }
                    ],
                    "description": "HH:MM on the town's clock, an ISO instant where it is answered; null all day."
                  },
                  "endTime": {
                    "anyOf": [
                      {
                        "type": "null"
                      },
                      {
                        "type": "string"
                      }
                    ]
                  },
                  "location": {
                    "anyOf": [
                      {
                        "type": "null"
                      },
                      {
                        "type": "string"
                      }
                    ]
                  },
                  "address": {
                    "anyOf": [
                      {
                        "type": "null"
                      },
                      {
                        "type": "string"
                      }
                    ],
                    "description": "Of a place that the town knows."
                  },
                  "name": {
                    "type": "string",
                    "description": "Empty when the words say no name."
                  },
                  "description": {
                    "type": "string",
                    "description": "What is left over when all the rest is understood, in the words that were typed."
                  },
                  "category": {
                    "anyOf": [
                      {
                        "type": "null"
                      },
                      {
                        "type": "string"
                      }
                    ]
                  },
                  "recurrence": {
                    "anyOf": [
                      {
                        "type": "null"
                      },
                      {
                        "type": "string"
                      }
                    ],
                    "description": "The value of an RRULE, as `recurrenceText` writes it."
                  }
                },
                "additionalProperties": false
              }
            },
            "required": [
              "label",
              "sets"
            ],
            "additionalProperties": false
          },
          "description": "Each sets these fields of the draft. Without any, the draft is to be edited."
        }
      },
      "required": [
        "question",
        "choices"
      ],
      "additionalProperties": false
    },
    "EmailLinkState": {
      "description": "`GET /api/auth/verify-email-token?token=`: null for a link that is no good.",
      "type": "object",
      "properties": {
        "does": {
          "anyOf": [
            {
              "type": "string",
              "enum": [
                "change",
                "undo"
              ]
            },
            {
              "type": "null"
            }
          ]
        }
      },
      "required": [
        "does"
      ],
      "additionalProperties": false
    },
    "EventAudit": {
      "description": "`GET /api/ops/audit/events/{id}?at=`: with those events that came to tell it, and what any of them was merged with.",
      "type": "object",
      "properties": {
        "id": {
          "type": "number"
        },
        "at": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ]
        },
        "toldBy": {
          "type": "number"
        },
        "history": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/EventFact"
          }
        },
        "event": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "$ref": "#/components/schemas/EventThen"
            }
          ]
        },
        "merges": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/MergeFact"
          }
        }
      },
      "required": [
        "id",
        "at",
        "toldBy",
        "history",
        "event",
        "merges"
      ],
      "additionalProperties": false
    },
    "EventChange": {
      "description": "What one fact changed of an event: null stands for nothing.",
      "type": "object",
      "properties": {
        "field": {
          "type": "string"
        },
        "from": {},
        "to": {}
      },
      "required": [
        "field",
        "from",
        "to"
      ],
      "additionalProperties": false
    },
    "EventFact": {
      "type": "object",
      "properties": {
        "event": {
          "type": "number"
        },
        "position": {
          "type": "string"
        },
        "time": {
          "type": "string"
        },
        "actor": {
          "type": "string"
        },
        "source": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ]
        },
        "run": {
          "type": "string",
          "description": "The run that it was recorded in."
        },
        "command": {
          "type": "string"
        },
        "fact": {
          "type": "string"
        },
        "changes": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/EventChange"
          }
        },
        "into": {
          "type": "number"
        }
      },
      "required": [
        "event",
        "position",
        "time",
        "actor",
        "source",
        "run",
        "command",
        "fact",
        "changes"
      ],
      "additionalProperties": false
    },
    "EventHistory": {
      "description": "What became of an event since it was published. Instants are ISO 8601.",
      "type": "object",
      "properties": {
        "publishedAt": {
          "type": "string"
        },
        "changedAt": {
          "type": "string",
          "description": "When anything about it was told for the last time."
        },
        "cancelledAt": {
          "type": "string",
          "description": "Absent when nobody knows since when it is cancelled."
        },
        "rebookedAs": {
          "type": "number",
          "description": "Of one that is cancelled: the event that its publisher announced in its place, elsewhere."
        },
        "reinstatedAt": {
          "type": "string",
          "description": "On again since then, after it was cancelled."
        },
        "withdrawnAt": {
          "type": "string",
          "description": "Not announced any more since then."
        },
        "returnedAt": {
          "type": "string",
          "description": "Announced again since then, after it was withdrawn."
        },
        "formerName": {
          "type": "object",
          "properties": {
            "name": {
              "type": "string"
            },
            "until": {
              "type": "string"
            }
          },
          "required": [
            "name",
            "until"
          ],
          "additionalProperties": false,
          "description": "What its publisher called it before."
        },
        "describedAt": {
          "type": "string",
          "description": "When what is said of it was rewritten for the last time."
        },
        "promotedBy": {
          "type": "string",
          "enum": [
            "operator"
          ],
          "description": "Of one that is featured: an operator chose it, whatever its publisher says. Absent when its publisher asked for it."
        },
        "formerTime": {
          "type": "object",
          "properties": {
            "date": {
              "type": "string",
              "description": "First day. A day in 2099 or 2070 means that no date is known."
            },
            "endDate": {
              "type": "string",
              "description": "Last day, when it differs from the first."
            },
            "displayDate": {
              "type": "string",
              "description": "Free text shown instead of the dates."
            },
            "time": {
              "type": "string",
              "description": "Free text such as '6:00 PM' or 'All Day'."
            },
            "startTime": {
              "type": "string"
            },
            "endTime": {
              "type": "string"
            },
            "until": {
              "type": "string"
            }
          },
          "required": [
            "date",
            "time",
            "until"
          ],
          "additionalProperties": false,
          "description": "When it was to be, until its publisher moved it."
        },
        "formerPlace": {
          "type": "object",
          "properties": {
            "location": {
              "type": "string"
            },
            "address": {
              "type": "string"
            },
            "until": {
              "type": "string"
            }
          },
          "required": [
            "until"
          ],
          "additionalProperties": false,
          "description": "Where it was to be, until its publisher moved it."
        }
      },
      "required": [
        "publishedAt",
        "changedAt"
      ],
      "additionalProperties": false
    },
    "EventSource": {
      "description": "One of several who tell of an event, and where they do.",
      "type": "object",
      "properties": {
        "organization": {
          "type": "string"
        },
        "subOrganization": {
          "type": "string"
        },
        "url": {
          "type": "string"
        }
      },
      "required": [
        "organization"
      ],
      "additionalProperties": false
    },
    "EventThen": {
      "description": "What an event was: its status, its organization by name, and whatever else was told of it.",
      "type": "object",
      "properties": {
        "status": {
          "type": "string"
        },
        "organization": {
          "type": "string"
        },
        "origin": {
          "type": "object"
        }
      },
      "required": [
        "status",
        "organization",
        "origin"
      ],
      "additionalProperties": {}
    },
    "EverythingAboutMe": {
      "description": "`GET /api/me/export`: everything about whoever asks, with names in place of numbers, and no secret that would let somebody in.",
      "type": "object",
      "properties": {
        "exportedAt": {
          "type": "string"
        },
        "account": {
          "type": "object",
          "properties": {
            "email": {
              "anyOf": [
                {
                  "type": "null"
                },
                {
                  "type": "string"
                }
              ]
            },
            "pendingEmail": {
              "anyOf": [
                {
                  "type": "null"
                },
                {
                  "type": "string"
                }
              ],
              "description": "Not confirmed by a letter yet."
            },
            "formerEmails": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "Given up of late, and to be restored for seven days."
            },
            "since": {
              "anyOf": [
                {
                  "type": "null"
                },
                {
                  "type": "string"
                }
              ]
            },
            "roles": {
              "type": "array",
              "items": {
                "type": "string",
                "enum": [
                  "operator",
                  "auditor"
                ]
              }
            },
            "asksForCode": {
              "type": "boolean"
            }
          },
          "required": [
            "email",
            "pendingEmail",
            "formerEmails",
            "since",
            "roles",
            "asksForCode"
          ],
          "additionalProperties": false
        },
        "follows": {
          "type": "object",
          "properties": {
            "organizations": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "subcalendars": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "townDefaults": {
              "type": "boolean"
            }
          },
          "required": [
            "organizations",
            "subcalendars",
            "townDefaults"
          ],
          "additionalProperties": false,
          "description": "With `townDefaults` those of the town stand in beside them."
        },
        "saved": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": {
                "type": "number"
              },
              "name": {
                "type": "string"
              },
              "organization": {
                "type": "string"
              },
              "date": {
                "anyOf": [
                  {
                    "type": "null"
                  },
                  {
                    "type": "string"
                  }
                ]
              }
            },
            "required": [
              "id",
              "name",
              "organization",
              "date"
            ],
            "additionalProperties": false
          }
        },
        "collectionDistrict": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ]
        },
        "ownEvents": {
          "type": "array",
          "items": {
            "type": "object"
          },
          "description": "As they were told; of one that repeats, what was changed on a day alone, and null for what was dropped."
        },
        "textMessages": {
          "type": "object",
          "properties": {
            "smsConsentGiven": {
              "type": "boolean"
            },
            "smsRemindersEnabled": {
              "type": "boolean"
            },
            "phoneNumber": {
              "anyOf": [
                {
                  "type": "null"
                },
                {
                  "type": "string"
                }
              ]
            },
            "smsNumber": {
              "anyOf": [
                {
                  "type": "string",
                  "enum": [
                    "confirmed",
                    "stopped",
                    "asked"
                  ]
                },
                {
                  "type": "null"
                }
              ]
            }
          },
          "required": [
            "smsConsentGiven",
            "smsRemindersEnabled",
            "phoneNumber",
            "smsNumber"
          ],
          "additionalProperties": false
        },
        "reminders": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "eventId": {
                "type": "number"
              },
              "type": {
                "type": "string"
              },
              "at": {
                "type": "string"
              },
              "state": {
                "type": "string"
              }
            },
            "required": [
              "eventId",
              "type",
              "at",
              "state"
            ],
            "additionalProperties": false
          },
          "description": "Also those that were told."
        },
        "subscriptions": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "since": {
                "type": "string"
              }
            },
            "required": [
              "since"
            ],
            "additionalProperties": false
          },
          "description": "Calendars that were subscribed to; their addresses are known to nobody but whoever made them."
        }
      },
      "required": [
        "exportedAt",
        "account",
        "follows",
        "saved",
        "collectionDistrict",
        "ownEvents",
        "textMessages",
        "reminders",
        "subscriptions"
      ],
      "additionalProperties": false
    },
    "FactLine": {
      "description": "One fact as auditors read it: in words, and nothing personal in them.",
      "type": "object",
      "properties": {
        "fact": {
          "type": "number",
          "description": "Its number in the history."
        },
        "position": {
          "type": "string"
        },
        "time": {
          "type": "string"
        },
        "kind": {
          "type": "string"
        },
        "group": {
          "type": "string",
          "enum": [
            "account",
            "follows",
            "saves",
            "consent",
            "reminders",
            "own-events"
          ]
        },
        "what": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ],
          "description": "What it says; null where whoever it was is forgotten."
        },
        "by": {
          "type": "string",
          "description": "'session' or 'account' for themselves, else who."
        },
        "command": {
          "type": "string"
        },
        "correlation": {
          "type": "string",
          "description": "Facts of one request bear the same."
        }
      },
      "required": [
        "fact",
        "position",
        "time",
        "kind",
        "group",
        "what",
        "by",
        "command",
        "correlation"
      ],
      "additionalProperties": false
    },
    "FactPage": {
      "description": "`GET /api/ops/audit/keys/{hash}/facts?before=&limit=&group=`: the latest first.",
      "type": "object",
      "properties": {
        "facts": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/FactLine"
          }
        },
        "before": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "number"
            }
          ]
        }
      },
      "required": [
        "facts",
        "before"
      ],
      "additionalProperties": false
    },
    "FactSearch": {
      "description": "`after` is where to go on; null at the end of the log. `read` is how many facts were read for it.",
      "type": "object",
      "properties": {
        "found": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/FoundFact"
          }
        },
        "after": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ]
        },
        "read": {
          "type": "number"
        }
      },
      "required": [
        "found",
        "after",
        "read"
      ],
      "additionalProperties": false
    },
    "Failure": {
      "description": "The body of every answer that is not a success.",
      "type": "object",
      "properties": {
        "statusCode": {
          "type": "number"
        },
        "error": {
          "type": "string"
        },
        "message": {
          "type": "string"
        }
      },
      "required": [
        "statusCode",
        "error",
        "message"
      ],
      "additionalProperties": false
    },
    "FedEvent": {
      "description": "What stood in somebody's feed.",
      "type": "object",
      "properties": {
        "id": {
          "type": "number"
        },
        "name": {
          "type": "string"
        },
        "date": {
          "type": "string"
        },
        "organization": {
          "type": "string"
        }
      },
      "required": [
        "id",
        "name",
        "date",
        "organization"
      ],
      "additionalProperties": false
    },
    "Feed": {
      "description": "My Almanac. `GET /api/feed/{key}`",
      "type": "object",
      "properties": {
        "events": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/TownEvent"
          }
        },
        "defaults": {
          "type": "boolean",
          "description": "True while the town's defaults stand in for a person's own choice."
        }
      },
      "required": [
        "events",
        "defaults"
      ],
      "additionalProperties": false
    },
    "FeedDefault": {
      "description": "An entry of the feed offered to those who never changed a follow. `GET /api/my-almanac-defaults`",
      "type": "object",
      "properties": {
        "organization": {
          "type": "string"
        },
        "subOrganization": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ]
        },
        "subDisplayOrder": {
          "type": "number"
        }
      },
      "required": [
        "organization",
        "subOrganization",
        "subDisplayOrder"
      ],
      "additionalProperties": false
    },
    "Forecast": {
      "description": "`GET /api/weather/forecast`: twelve hours, from the present one on, and seven days, from today on; what was not told is left out.",
      "type": "object",
      "properties": {
        "asOf": {
          "type": "string"
        },
        "current": {
          "$ref": "#/components/schemas/CurrentWeather"
        },
        "hourly": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/HourlyWeather"
          }
        },
        "daily": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/DailyWeather"
          }
        }
      },
      "required": [
        "current",
        "hourly",
        "daily"
      ],
      "additionalProperties": false
    },
    "FoundEvent": {
      "type": "object",
      "properties": {
        "id": {
          "type": "number"
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "FoundFact": {
      "description": "Facts that have nobody's key tell what they say.",
      "type": "object",
      "properties": {
        "position": {
          "type": "string"
        },
        "time": {
          "type": "string"
        },
        "stream": {
          "type": "string"
        },
        "kind": {
          "type": "string"
        },
        "actor": {
          "type": "string"
        },
        "command": {
          "type": "string"
        },
        "correlation": {
          "type": "string"
        },
        "key": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ],
          "description": "Whose history it stands in."
        },
        "event": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "number"
            }
          ],
          "description": "The event it is about."
        },
        "what": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ]
        }
      },
      "required": [
        "position",
        "time",
        "stream",
        "kind",
        "actor",
        "command",
        "correlation",
        "key",
        "event",
        "what"
      ],
      "additionalProperties": false
    },
    "HeldBackLoad": {
      "description": "`of`: by what it is known again when an operator answers for it. The rest is how many events.",
      "type": "object",
      "properties": {
        "since": {
          "type": "string"
        },
        "of": {
          "type": "string"
        },
        "gone": {
          "type": "number"
        },
        "changed": {
          "type": "number"
        },
        "added": {
          "type": "number"
        }
      },
      "required": [
        "since",
        "of",
        "gone",
        "changed",
        "added"
      ],
      "additionalProperties": false
    },
    "HeldChange": {
      "description": "What is short is told as it was and would be; of the rest, that it is another. Neither where it was not there, or would not be.",
      "type": "object",
      "properties": {
        "field": {
          "type": "string"
        },
        "was": {
          "type": "string"
        },
        "is": {
          "type": "string"
        }
      },
      "required": [
        "field"
      ],
      "additionalProperties": false
    },
    "HeldFact": {
      "description": "A fact that could not be folded into somebody's preferences: why, or why an operator left it out.",
      "type": "object",
      "properties": {
        "fact": {
          "type": "number"
        },
        "position": {
          "type": "string"
        },
        "reason": {
          "type": "string"
        }
      },
      "required": [
        "fact",
        "position",
        "reason"
      ],
      "additionalProperties": false
    },
    "HeldLine": {
      "description": "An event as it is told now, or would be; `was` is how it stands in the calendar, `changes` is what else is told otherwise of it.",
      "type": "object",
      "properties": {
        "id": {
          "type": "number"
        },
        "name": {
          "type": "string"
        },
        "date": {
          "type": "string"
        },
        "startTime": {
          "type": "string"
        },
        "location": {
          "type": "string"
        },
        "isCancelled": {
          "const": true
        },
        "was": {
          "$ref": "#/components/schemas/HeldLine"
        },
        "changes": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/HeldChange"
          }
        }
      },
      "required": [
        "id",
        "name",
        "date"
      ],
      "additionalProperties": false
    },
    "HeldPage": {
      "description": "`GET /api/ops/sources/{id}/held-back?kind=&from=`: at most `HELD_PAGE` of them, beginning with number `from`.",
      "type": "object",
      "properties": {
        "total": {
          "type": "number"
        },
        "lines": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/HeldLine"
          }
        }
      },
      "required": [
        "total",
        "lines"
      ],
      "additionalProperties": false
    },
    "HistoryAt": {
      "description": "`GET /api/ops/audit/keys/{hash}/at?fact=|instant=`: at an instant the town is as it was then, and not as it was at the last fact before.",
      "type": "object",
      "properties": {
        "fact": {
          "type": "number",
          "description": "Up to and with which fact; 0 before the first."
        },
        "facts": {
          "type": "number"
        },
        "line": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "$ref": "#/components/schemas/FactLine"
            }
          ]
        },
        "together": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Positions of what else its command recorded here."
        },
        "then": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "object",
              "properties": {
                "preferences": {
                  "$ref": "#/components/schemas/PreferencesThen"
                },
                "parked": {
                  "anyOf": [
                    {
                      "type": "null"
                    },
                    {
                      "$ref": "#/components/schemas/HeldFact"
                    }
                  ],
                  "description": "By which fact the preferences stand still: those behind it wait."
                },
                "skipped": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/HeldFact"
                  },
                  "description": "Without which facts they stand."
                },
                "changed": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/Difference"
                  }
                },
                "feed": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/FedEvent"
                  }
                },
                "fed": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/FedEvent"
                  }
                },
                "unfed": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/FedEvent"
                  }
                }
              },
              "required": [
                "preferences",
                "parked",
                "skipped",
                "changed",
                "feed",
                "fed",
                "unfed"
              ],
              "additionalProperties": false
            }
          ],
          "description": "Null where whoever it was, was forgotten by then or later."
        }
      },
      "required": [
        "fact",
        "facts",
        "line",
        "together",
        "then"
      ],
      "additionalProperties": false
    },
    "HourlyWeather": {
      "description": "`time` is when the hour begins, an ISO instant by the town's clock.",
      "type": "object",
      "properties": {
        "description": {
          "type": "string"
        },
        "icon": {
          "type": "string",
          "enum": [
            "",
            "sun",
            "moon",
            "partly",
            "partly-night",
            "cloud",
            "fog",
            "wind",
            "rain",
            "snow",
            "storm"
          ]
        },
        "temperature": {
          "type": "number"
        },
        "time": {
          "type": "string"
        }
      },
      "required": [
        "description",
        "icon",
        "temperature",
        "time"
      ],
      "additionalProperties": false
    },
    "JsonFeed": {
      "description": "`/feed.json`, as https://www.jsonfeed.org/version/1.1/ has it. Instants are ISO 8601.",
      "type": "object",
      "properties": {
        "version": {
          "const": "https://jsonfeed.org/version/1.1"
        },
        "title": {
          "type": "string"
        },
        "home_page_url": {
          "type": "string"
        },
        "feed_url": {
          "type": "string"
        },
        "description": {
          "type": "string"
        },
        "language": {
          "type": "string"
        },
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/JsonFeedItem"
          }
        }
      },
      "required": [
        "version",
        "title",
        "home_page_url",
        "feed_url",
        "description",
        "language",
        "items"
      ],
      "additionalProperties": false
    },
    "JsonFeedItem": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "url": {
          "type": "string"
        },
        "title": {
          "type": "string"
        },
        "content_text": {
          "type": "string"
        },
        "date_published": {
          "type": "string"
        },
        "date_modified": {
          "type": "string"
        },
        "authors": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "name": {
                "type": "string"
              }
            },
            "required": [
              "name"
            ],
            "additionalProperties": false
          }
        },
        "tags": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "image": {
          "type": "string"
        },
        "_event": {
          "type": "object",
          "properties": {
            "about": {
              "const": "https://schema.org/Event"
            },
            "status": {
              "type": "string",
              "enum": [
                "confirmed",
                "cancelled",
                "withdrawn"
              ]
            },
            "start": {
              "type": "string",
              "description": "An instant, or a day."
            },
            "end": {
              "type": "string"
            },
            "location": {
              "type": "string"
            },
            "address": {
              "type": "string"
            }
          },
          "required": [
            "about",
            "status"
          ],
          "additionalProperties": false
        }
      },
      "required": [
        "id",
        "url",
        "title",
        "content_text",
        "date_published",
        "date_modified",
        "authors",
        "tags",
        "_event"
      ],
      "additionalProperties": false
    },
    "KeyHistory": {
      "description": "What is recorded of whoever holds a key, as a whole. `GET /api/ops/audit/keys/{hash}`",
      "type": "object",
      "properties": {
        "key": {
          "type": "string",
          "description": "The hash of it, by which facts call them."
        },
        "kind": {
          "type": "string",
          "enum": [
            "session",
            "account",
            "unknown"
          ]
        },
        "facts": {
          "type": "number",
          "description": "How many facts there are. They are counted from 1."
        },
        "forgottenAt": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ],
          "description": "When whoever it was, was forgotten (ISO instant); of what was before nobody reads more than that it was."
        },
        "months": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "month": {
                "type": "string"
              },
              "fact": {
                "type": "number"
              }
            },
            "required": [
              "month",
              "fact"
            ],
            "additionalProperties": false
          },
          "description": "The first fact of each month (`2026-06`) in which something was recorded."
        },
        "looks": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Look"
          },
          "description": "Who looked into it, the latest first."
        }
      },
      "required": [
        "key",
        "kind",
        "facts",
        "forgottenAt",
        "months",
        "looks"
      ],
      "additionalProperties": false
    },
    "Look": {
      "description": "`by` is in whose name facts were recorded: of the one who asks it says so.",
      "type": "object",
      "properties": {
        "at": {
          "type": "string"
        },
        "by": {
          "type": "string"
        },
        "isMine": {
          "type": "boolean"
        },
        "purpose": {
          "type": "string",
          "enum": [
            "history",
            "export"
          ]
        }
      },
      "required": [
        "at",
        "by",
        "isMine",
        "purpose"
      ],
      "additionalProperties": false
    },
    "MergeFact": {
      "description": "What was decided about an event and another one: by a rule, by their source, or by whom.",
      "type": "object",
      "properties": {
        "position": {
          "type": "string"
        },
        "time": {
          "type": "string"
        },
        "deed": {
          "type": "string",
          "enum": [
            "confirmed",
            "merged",
            "unmerged",
            "reopened",
            "parted",
            "left to rules"
          ]
        },
        "event": {
          "type": "number"
        },
        "other": {
          "type": "number"
        },
        "rule": {
          "type": "string",
          "description": "Why a rule holds the two for one, and how surely."
        },
        "score": {
          "type": "number"
        },
        "by": {
          "type": "string",
          "description": "The e-mail address of an operator, or what else decided."
        },
        "reason": {
          "type": "string"
        }
      },
      "required": [
        "position",
        "time",
        "deed",
        "event",
        "other",
        "by"
      ],
      "additionalProperties": false
    },
    "Noted": {
      "description": "What both answer, with 202.",
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "OneEvent": {
      "description": "`GET /api/events/{idOrSlug}`, and each of `GET /api/preferences/{key}/saved-events`; other lists tell no history. Where an event is told from comes with the first of them only, its own calendar before others.",
      "type": "object",
      "properties": {
        "id": {
          "type": "number",
          "description": "Derived from the event's identity in its source; never reused."
        },
        "name": {
          "type": "string"
        },
        "shownTitle": {
          "$ref": "#/components/schemas/ShownTitle",
          "description": "How the name is shown to people, where that differs: pages, lists and search tell it, published calendars do not."
        },
        "organization": {
          "type": "string"
        },
        "subOrganization": {
          "type": "string"
        },
        "category": {
          "type": "string"
        },
        "categories": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "What kinds of event it is, and what it costs, in its publisher's own words."
        },
        "price": {
          "type": "string"
        },
        "date": {
          "type": "string",
          "description": "First day. A day in 2099 or 2070 means that no date is known."
        },
        "endDate": {
          "type": "string",
          "description": "Last day, when it differs from the first."
        },
        "displayDate": {
          "type": "string",
          "description": "Free text shown instead of the dates."
        },
        "time": {
          "type": "string",
          "description": "Free text such as '6:00 PM' or 'All Day'."
        },
        "startTime": {
          "type": "string"
        },
        "endTime": {
          "type": "string"
        },
        "location": {
          "type": "string"
        },
        "address": {
          "type": "string"
        },
        "description": {
          "type": "string",
          "description": "In its publisher's words, in plain text or Markdown."
        },
        "boilerplate": {
          "type": "array",
          "items": {
            "type": "array",
            "prefixItems": [
              {
                "type": "number"
              },
              {
                "type": "number"
              }
            ],
            "items": false,
            "minItems": 2
          },
          "description": "What of the description is folded: which characters (UTF-16, the last excluded), in their order. Its publisher says it in most events, or it is buttons to share it or numbers to dial."
        },
        "imageUrl": {
          "type": "string"
        },
        "attachments": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "The first is the agenda."
        },
        "audioNarration": {
          "type": "string"
        },
        "isUserCreated": {
          "type": "string",
          "enum": [
            "true"
          ]
        },
        "repeats": {
          "$ref": "#/components/schemas/Repeats"
        },
        "isTentative": {
          "type": "string",
          "enum": [
            "true"
          ]
        },
        "isPromoted": {
          "type": "boolean"
        },
        "isEmergencyAlert": {
          "type": "string",
          "enum": [
            "true"
          ]
        },
        "createdAt": {
          "type": "string"
        },
        "expiresAt": {
          "type": "string",
          "description": "Instant after which the event is no longer shown."
        },
        "sourceName": {
          "type": "string"
        },
        "sourceUrl": {
          "type": "string"
        },
        "onlineUrl": {
          "type": "string",
          "description": "Where one joins it online: http or https."
        },
        "publishDate": {
          "type": "string"
        },
        "status": {
          "type": "string",
          "enum": [
            "confirmed",
            "cancelled",
            "withdrawn"
          ]
        },
        "isPrivate": {
          "const": true,
          "description": "Its publisher made it private: it is withdrawn, its name says that it is no longer public, and nothing else is told of it."
        },
        "subcalendars": {
          "type": "array",
          "items": {
            "type": "number"
          },
          "description": "The ids of the sub-calendars that it belongs to; absent where there are none."
        },
        "sources": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/EventSource"
          },
          "description": "Who tells of it, where that are several: first whose own event it is. It is in the lists of all of them."
        },
        "history": {
          "$ref": "#/components/schemas/EventHistory"
        },
        "provenance": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Provenance"
          }
        },
        "rebooking": {
          "$ref": "#/components/schemas/Rebooking"
        }
      },
      "required": [
        "id",
        "name",
        "organization",
        "category",
        "date",
        "time",
        "status"
      ],
      "additionalProperties": false
    },
    "OpsMe": {
      "description": "`GET /api/ops/me`: for whoever holds a role.",
      "type": "object",
      "properties": {
        "email": {
          "type": "string"
        },
        "roles": {
          "type": "array",
          "items": {
            "type": "string",
            "enum": [
              "operator",
              "auditor"
            ]
          }
        }
      },
      "required": [
        "email",
        "roles"
      ],
      "additionalProperties": false
    },
    "OpsSource": {
      "description": "`GET /api/ops/sources`: those in trouble first, then the others, each by name. Instants are ISO.",
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "name": {
          "type": "string"
        },
        "organization": {
          "type": "string"
        },
        "subOrganization": {
          "type": "string"
        },
        "calendar": {
          "type": "string"
        },
        "address": {
          "type": "string",
          "description": "Without what it lets in by."
        },
        "timeZone": {
          "type": "string",
          "description": "What an operator has set."
        },
        "state": {
          "type": "string",
          "enum": [
            "failing",
            "held-back",
            "nothing-to-come",
            "current",
            "new",
            "paused"
          ]
        },
        "reason": {
          "type": "string",
          "enum": [
            "failed",
            "stale",
            "refused",
            "held-back",
            "current",
            "paused",
            "server-fails",
            "not-found",
            "access-denied",
            "too-many-requests",
            "unexpected-status",
            "too-many-redirects",
            "address-not-allowed",
            "not-on-the-web",
            "timeout",
            "too-large",
            "broken-compression",
            "unknown-host",
            "bad-certificate",
            "no-connection",
            "key-gone",
            "file-missing",
            "file-unreadable",
            "web-page",
            "no-dates",
            "no-calendar",
            "empty-answer",
            "cut-short",
            "too-much-to-read",
            "our-fault",
            "recorded-in-part",
            "nothing-readable",
            "over",
            "no-events",
            "night-starts",
            "not-loaded-yet"
          ]
        },
        "isTrouble": {
          "type": "boolean",
          "description": "Somebody has to look at it."
        },
        "isPaused": {
          "type": "boolean"
        },
        "pausedUntil": {
          "type": "string",
          "description": "The day on which it is loaded again by itself."
        },
        "report": {
          "type": "string",
          "description": "What came of the last load, in a sentence."
        },
        "advice": {
          "type": "string",
          "description": "What an operator can do about it."
        },
        "problems": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "upcoming": {
          "type": "number",
          "description": "Its events that are not over today, of the last load that was accepted."
        },
        "lastTried": {
          "type": "string",
          "description": "The last check, whatever came of it."
        },
        "lastLoad": {
          "type": "string",
          "description": "The last check that found out what the source says."
        },
        "nextLoad": {
          "type": "string"
        },
        "heldBack": {
          "$ref": "#/components/schemas/HeldBackLoad"
        },
        "zoneSuspicion": {
          "$ref": "#/components/schemas/ZoneSuspicion",
          "description": "Only until an operator has set a zone."
        },
        "checking": {
          "anyOf": [
            {
              "type": "object",
              "properties": {
                "step": {
                  "type": "string",
                  "enum": [
                    "asking",
                    "reading"
                  ]
                }
              },
              "required": [
                "step"
              ],
              "additionalProperties": false
            },
            {
              "type": "object",
              "properties": {
                "step": {
                  "const": "recording"
                },
                "done": {
                  "type": "number"
                },
                "of": {
                  "type": "number"
                }
              },
              "required": [
                "step",
                "done",
                "of"
              ],
              "additionalProperties": false
            }
          ],
          "description": "While an operator has it checked."
        }
      },
      "required": [
        "id",
        "name",
        "organization",
        "calendar",
        "address",
        "state",
        "reason",
        "isTrouble",
        "isPaused",
        "report",
        "advice",
        "problems",
        "upcoming"
      ],
      "additionalProperties": false
    },
    "OpsWaiting": {
      "description": "`GET /api/ops/waiting`: how much waits for an operator. A source whose load is held back is counted there alone.",
      "type": "object",
      "properties": {
        "feedsInTrouble": {
          "type": "number"
        },
        "heldLoads": {
          "type": "number"
        },
        "review": {
          "type": "object",
          "properties": {
            "suggestion": {
              "type": "number"
            },
            "report": {
              "type": "number"
            },
            "merge": {
              "type": "number"
            }
          },
          "required": [
            "suggestion",
            "report",
            "merge"
          ],
          "additionalProperties": false,
          "description": "To decide upon, of each kind."
        },
        "alerts": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": {
                "type": "number"
              },
              "name": {
                "type": "string"
              }
            },
            "required": [
              "id",
              "name"
            ],
            "additionalProperties": false
          },
          "description": "The emergency alerts that everybody sees now."
        },
        "projectionsBehind": {
          "type": "number",
          "description": "Read models that are late, stand still, fail, or are not built yet."
        },
        "parked": {
          "type": "number",
          "description": "Documents and reactions that wait because of one fact."
        }
      },
      "required": [
        "feedsInTrouble",
        "heldLoads",
        "review",
        "alerts",
        "projectionsBehind",
        "parked"
      ],
      "additionalProperties": false
    },
    "Organization": {
      "description": "A publisher of events. `GET /api/organizations`",
      "type": "object",
      "properties": {
        "id": {
          "type": "number"
        },
        "name": {
          "type": "string"
        },
        "category": {
          "type": "string"
        },
        "description": {
          "type": "string"
        },
        "displayOrder": {
          "type": "number",
          "description": "Higher comes first; 50 when nothing was said."
        },
        "subOrganizations": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/SubOrganization"
          }
        }
      },
      "required": [
        "id",
        "name",
        "category",
        "description",
        "displayOrder",
        "subOrganizations"
      ],
      "additionalProperties": false
    },
    "OwnEventSummary": {
      "description": "What the first two answer.",
      "type": "object",
      "properties": {
        "date": {
          "type": "string",
          "description": "First day. A day in 2099 or 2070 means that no date is known."
        },
        "endDate": {
          "type": "string",
          "description": "Last day, when it differs from the first."
        },
        "displayDate": {
          "type": "string",
          "description": "Free text shown instead of the dates."
        },
        "time": {
          "type": "string",
          "description": "Free text such as '6:00 PM' or 'All Day'."
        },
        "location": {
          "type": "string"
        },
        "id": {
          "type": "number",
          "description": "Derived from the event's identity in its source; never reused."
        },
        "name": {
          "type": "string"
        },
        "category": {
          "type": "string"
        }
      },
      "required": [
        "date",
        "time",
        "id",
        "name",
        "category"
      ],
      "additionalProperties": false
    },
    "ParsedEvent": {
      "description": "What the call answers: a draft whose times are ISO instants, those that an answer sets too, so that `POST /api/events/user` takes it as it is; who understood it so, and its times in words.",
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "Empty when the words say no name."
        },
        "date": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ],
          "description": "Null when no day is said; the first one of a range, or of what repeats."
        },
        "endDate": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ],
          "description": "The last day of several."
        },
        "startTime": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ],
          "description": "HH:MM on the town's clock, an ISO instant where it is answered; null all day."
        },
        "endTime": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ]
        },
        "location": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ]
        },
        "address": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ],
          "description": "Of a place that the town knows."
        },
        "category": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ]
        },
        "recurrence": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ],
          "description": "The value of an RRULE, as `recurrenceText` writes it."
        },
        "description": {
          "type": "string",
          "description": "What is left over when all the rest is understood, in the words that were typed."
        },
        "parts": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/DraftPart"
          },
          "description": "In the order of the text; none reaches into another."
        },
        "questions": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/DraftQuestion"
          },
          "description": "What is to be answered before it is created. The likeliest answer stands in the draft."
        },
        "source": {
          "type": "string",
          "enum": [
            "rules",
            "claude"
          ]
        },
        "time": {
          "type": "string",
          "description": "'9:00 AM – 12:00 PM', 'All Day'."
        },
        "displayDate": {
          "type": "null",
          "description": "Words would stand in place of a day, and every draft comes to one."
        }
      },
      "required": [
        "name",
        "date",
        "endDate",
        "startTime",
        "endTime",
        "location",
        "address",
        "category",
        "recurrence",
        "description",
        "parts",
        "questions",
        "source",
        "time",
        "displayDate"
      ],
      "additionalProperties": false
    },
    "Place": {
      "description": "Where events are. `GET /api/places` answers one for each address of the calendar's events that is known. With `events` it is the place of these alone, whose publisher tells no address or one that only other known places explain; `address` is what they write.",
      "type": "object",
      "properties": {
        "latitude": {
          "type": "number"
        },
        "longitude": {
          "type": "number"
        },
        "address": {
          "type": "string"
        },
        "events": {
          "type": "array",
          "items": {
            "type": "number"
          }
        }
      },
      "required": [
        "latitude",
        "longitude",
        "address"
      ],
      "additionalProperties": false
    },
    "Preferences": {
      "description": "What one session or account follows and has saved. `GET /api/preferences/{key}`",
      "type": "object",
      "properties": {
        "followedOrganizations": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Organization names, 'organization::sub-organization' pairs, and 'Featured'."
        },
        "followedSubOrganizations": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "The pairs among `followedOrganizations`."
        },
        "followedSubcalendars": {
          "type": "array",
          "items": {
            "type": "number"
          }
        },
        "savedEvents": {
          "type": "array",
          "items": {
            "type": "number"
          }
        },
        "collectionDistrict": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ]
        },
        "smsConsentGiven": {
          "type": "boolean"
        },
        "smsRemindersEnabled": {
          "type": "boolean"
        },
        "phoneNumber": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ]
        },
        "smsNumber": {
          "anyOf": [
            {
              "type": "string",
              "enum": [
                "confirmed",
                "stopped",
                "asked"
              ]
            },
            {
              "type": "null"
            }
          ],
          "description": "What whoever has that telephone answered."
        },
        "defaults": {
          "type": "boolean",
          "description": "True until a follow is changed for the first time: the town's defaults stand in for the feed."
        }
      },
      "required": [
        "followedOrganizations",
        "followedSubOrganizations",
        "followedSubcalendars",
        "savedEvents",
        "collectionDistrict",
        "smsConsentGiven",
        "smsRemindersEnabled",
        "phoneNumber",
        "smsNumber",
        "defaults"
      ],
      "additionalProperties": false
    },
    "PreferencesThen": {
      "description": "What was so of somebody at an instant. Telephone numbers, addresses and what own events say are read by nobody here.",
      "type": "object",
      "properties": {
        "followedOrganizations": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "followedSubcalendars": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "savedEvents": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "collectionDistrict": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ]
        },
        "defaults": {
          "type": "boolean",
          "description": "True until a follow was changed: the town's defaults stood in."
        },
        "texts": {
          "type": "object",
          "properties": {
            "agreed": {
              "type": "boolean"
            },
            "reminders": {
              "type": "boolean"
            },
            "phone": {
              "type": "boolean"
            },
            "answer": {
              "type": "string",
              "enum": [
                "none",
                "confirmed",
                "unasked",
                "stopped"
              ]
            }
          },
          "required": [
            "agreed",
            "reminders",
            "phone",
            "answer"
          ],
          "additionalProperties": false
        },
        "subscribed": {
          "type": "boolean",
          "description": "Whether My Almanac could be read at an address of theirs."
        },
        "browsers": {
          "type": "number"
        },
        "ownEvents": {
          "type": "number"
        }
      },
      "required": [
        "followedOrganizations",
        "followedSubcalendars",
        "savedEvents",
        "collectionDistrict",
        "defaults",
        "texts",
        "subscribed",
        "browsers",
        "ownEvents"
      ],
      "additionalProperties": false
    },
    "PreviewLine": {
      "description": "`time` is '6:00 PM' or 'All Day'.",
      "type": "object",
      "properties": {
        "name": {
          "type": "string"
        },
        "date": {
          "type": "string"
        },
        "time": {
          "type": "string"
        },
        "location": {
          "type": "string"
        },
        "isCancelled": {
          "const": true
        }
      },
      "required": [
        "name",
        "date",
        "time"
      ],
      "additionalProperties": false
    },
    "Provenance": {
      "description": "One of the calendars that tell of an event.",
      "type": "object",
      "properties": {
        "source": {
          "type": "string",
          "description": "Its organization, as people call it."
        },
        "host": {
          "type": "string",
          "description": "Where on the web its calendar or its page stands: 'library.example'."
        },
        "url": {
          "type": "string"
        },
        "checkedAt": {
          "type": "string",
          "description": "When it was last read without a failure, ISO 8601; absent where nobody reads it by itself."
        },
        "isStale": {
          "type": "boolean",
          "description": "It was not to be read several times in a row: what it says may have changed."
        }
      },
      "required": [
        "source",
        "isStale"
      ],
      "additionalProperties": false
    },
    "PushKey": {
      "description": "`GET /api/push`: what a browser is to listen for, base64url.",
      "type": "object",
      "properties": {
        "publicKey": {
          "type": "string"
        }
      },
      "required": [
        "publicKey"
      ],
      "additionalProperties": false
    },
    "ReadyAnswer": {
      "description": "`GET /api/ready`: the stores answer, and the read models show all of the log, the end of which is at `position`, or are catching up with it: `projections` has the lag of each. The 64 hex digits of `head` are over all facts of the log up to the position beside it, sealed or not yet.",
      "type": "object",
      "properties": {
        "status": {
          "const": "ready"
        },
        "position": {
          "type": "string"
        },
        "chain": {
          "type": "object",
          "properties": {
            "logId": {
              "type": "string"
            },
            "position": {
              "type": "string"
            },
            "head": {
              "type": "string"
            }
          },
          "required": [
            "logId",
            "position",
            "head"
          ],
          "additionalProperties": false
        },
        "stores": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "name": {
                "type": "string"
              },
              "answers": {
                "type": "boolean"
              }
            },
            "required": [
              "name",
              "answers"
            ],
            "additionalProperties": false
          },
          "description": "Servers that the log and the read models are on; on files there are none."
        },
        "projections": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "name": {
                "type": "string"
              },
              "version": {
                "type": "number"
              },
              "position": {
                "anyOf": [
                  {
                    "type": "null"
                  },
                  {
                    "type": "string"
                  }
                ]
              },
              "lagFacts": {
                "type": "number"
              },
              "lagSeconds": {
                "type": "number"
              }
            },
            "required": [
              "name",
              "version",
              "position",
              "lagFacts",
              "lagSeconds"
            ],
            "additionalProperties": false
          }
        },
        "reactors": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "name": {
                "type": "string"
              },
              "parked": {
                "type": "number"
              },
              "position": {
                "anyOf": [
                  {
                    "type": "null"
                  },
                  {
                    "type": "string"
                  }
                ]
              },
              "lagFacts": {
                "type": "number"
              },
              "lagSeconds": {
                "type": "number"
              }
            },
            "required": [
              "name",
              "parked",
              "position",
              "lagFacts",
              "lagSeconds"
            ],
            "additionalProperties": false
          }
        },
        "sources": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "object",
              "properties": {
                "known": {
                  "type": "number"
                },
                "stale": {
                  "type": "number"
                },
                "failing": {
                  "type": "number"
                },
                "heldBack": {
                  "type": "number"
                },
                "checkedAt": {
                  "anyOf": [
                    {
                      "type": "null"
                    },
                    {
                      "type": "string"
                    }
                  ]
                },
                "nextAt": {
                  "anyOf": [
                    {
                      "type": "null"
                    },
                    {
                      "type": "string"
                    }
                  ]
                }
              },
              "required": [
                "known",
                "stale",
                "failing",
                "heldBack",
                "checkedAt",
                "nextAt"
              ],
              "additionalProperties": false
            }
          ],
          "description": "Of the clock by which sources are checked: the last check, and when the next one is due."
        }
      },
      "required": [
        "status",
        "position",
        "chain",
        "stores",
        "projections",
        "reactors",
        "sources"
      ],
      "additionalProperties": false
    },
    "Rebooking": {
      "description": "The event that is on instead of a cancelled one, and where.",
      "type": "object",
      "properties": {
        "location": {
          "type": "string"
        },
        "address": {
          "type": "string"
        },
        "id": {
          "type": "number",
          "description": "Derived from the event's identity in its source; never reused."
        },
        "name": {
          "type": "string"
        },
        "onlineUrl": {
          "type": "string",
          "description": "Where one joins it online: http or https."
        }
      },
      "required": [
        "id",
        "name"
      ],
      "additionalProperties": false
    },
    "RecoveryCodes": {
      "description": "What is told once, and never again.",
      "type": "object",
      "properties": {
        "recoveryCodes": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      },
      "required": [
        "recoveryCodes"
      ],
      "additionalProperties": false
    },
    "Reminder": {
      "description": "`GET /api/reminders/{key}`. `due`: the open page is to tell it, once. `dropped` because the event will not be: the open page says so, once.",
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "eventId": {
          "type": "number"
        },
        "eventName": {
          "type": "string",
          "description": "'' when nobody knows the event any more."
        },
        "eventTime": {
          "type": "string",
          "description": "When the event begins, in words."
        },
        "reminderTime": {
          "type": "string"
        },
        "reminderType": {
          "type": "string",
          "enum": [
            "browser",
            "sms"
          ]
        },
        "minutesBefore": {
          "type": "number",
          "description": "How long before the event, as was wished: a text message that would fall into the night goes out earlier."
        },
        "state": {
          "type": "string",
          "enum": [
            "waiting",
            "due",
            "dropped"
          ]
        },
        "rebooking": {
          "$ref": "#/components/schemas/Rebooking",
          "description": "What is on instead of an event that will not be."
        }
      },
      "required": [
        "id",
        "eventId",
        "eventName",
        "eventTime",
        "reminderTime",
        "reminderType",
        "minutesBefore",
        "state"
      ],
      "additionalProperties": false
    },
    "Repeats": {
      "description": "Of a resident's own event: which one repeats, from which day on, by which rule (an RRULE's value), and for which of its days this stands.",
      "type": "object",
      "properties": {
        "id": {
          "type": "number"
        },
        "from": {
          "type": "string"
        },
        "rule": {
          "type": "string"
        },
        "day": {
          "type": "string"
        }
      },
      "required": [
        "id",
        "from",
        "rule",
        "day"
      ],
      "additionalProperties": false
    },
    "ReportedWords": {
      "type": "object",
      "properties": {
        "event": {
          "type": "object",
          "properties": {
            "name": {
              "type": "string"
            },
            "organization": {
              "type": "string"
            },
            "date": {
              "type": "string"
            },
            "time": {
              "type": "string"
            },
            "location": {
              "type": "string"
            }
          },
          "required": [
            "name",
            "organization",
            "date"
          ],
          "additionalProperties": false
        },
        "issue": {
          "type": "string"
        }
      },
      "required": [
        "event",
        "issue"
      ],
      "additionalProperties": false
    },
    "ResetTokenState": {
      "description": "`GET /api/auth/verify-reset-token?token=`",
      "type": "object",
      "properties": {
        "valid": {
          "type": "boolean"
        }
      },
      "required": [
        "valid"
      ],
      "additionalProperties": false
    },
    "ReviewDecision": {
      "description": "What became of it, by whom: an e-mail address, or who else it was.",
      "type": "object",
      "properties": {
        "as": {
          "type": "string",
          "enum": [
            "confirmed",
            "accepted",
            "declined",
            "closed",
            "refused"
          ]
        },
        "at": {
          "type": "string"
        },
        "by": {
          "type": "string"
        },
        "reason": {
          "type": "string",
          "description": "Why, or what was done, where that was said."
        },
        "event": {
          "type": "number",
          "description": "The event that a suggestion has become."
        }
      },
      "required": [
        "as",
        "at",
        "by"
      ],
      "additionalProperties": false
    },
    "ReviewItem": {
      "description": "Told at `at`, an ISO instant. Words are left out where they can be read by nobody any more.",
      "anyOf": [
        {
          "type": "object",
          "properties": {
            "id": {
              "type": "string"
            },
            "at": {
              "type": "string"
            },
            "decided": {
              "$ref": "#/components/schemas/ReviewDecision"
            },
            "kind": {
              "const": "suggestion"
            },
            "words": {
              "$ref": "#/components/schemas/SuggestedWords"
            },
            "isKnown": {
              "type": "boolean"
            }
          },
          "required": [
            "id",
            "at",
            "kind",
            "isKnown"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "id": {
              "type": "string"
            },
            "at": {
              "type": "string"
            },
            "decided": {
              "$ref": "#/components/schemas/ReviewDecision"
            },
            "kind": {
              "const": "report"
            },
            "words": {
              "$ref": "#/components/schemas/ReportedWords"
            },
            "event": {
              "type": "number"
            }
          },
          "required": [
            "id",
            "at",
            "kind"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "id": {
              "type": "string"
            },
            "at": {
              "type": "string"
            },
            "decided": {
              "$ref": "#/components/schemas/ReviewDecision"
            },
            "kind": {
              "const": "merge"
            },
            "rule": {
              "type": "string"
            },
            "score": {
              "type": "number"
            },
            "tellings": {
              "type": "array",
              "prefixItems": [
                {
                  "$ref": "#/components/schemas/ReviewTelling"
                },
                {
                  "$ref": "#/components/schemas/ReviewTelling"
                }
              ],
              "items": false,
              "minItems": 2
            }
          },
          "required": [
            "id",
            "at",
            "kind",
            "rule",
            "score",
            "tellings"
          ],
          "additionalProperties": false
        }
      ]
    },
    "ReviewPage": {
      "description": "`GET /api/ops/review?kind=&state=&after=`: at most `REVIEW_PAGE`; open ones the oldest first, decided ones the last first. `waiting` counts all that are open; `next` is the `after` of the next page.",
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ReviewItem"
          }
        },
        "waiting": {
          "type": "object",
          "properties": {
            "suggestion": {
              "type": "number"
            },
            "report": {
              "type": "number"
            },
            "merge": {
              "type": "number"
            }
          },
          "required": [
            "suggestion",
            "report",
            "merge"
          ],
          "additionalProperties": false
        },
        "next": {
          "type": "string"
        }
      },
      "required": [
        "items",
        "waiting"
      ],
      "additionalProperties": false
    },
    "ReviewTelling": {
      "description": "What one of two sources tells.",
      "type": "object",
      "properties": {
        "id": {
          "type": "number"
        },
        "source": {
          "type": "string"
        },
        "name": {
          "type": "string"
        },
        "date": {
          "type": "string"
        },
        "time": {
          "type": "string"
        },
        "location": {
          "type": "string"
        },
        "address": {
          "type": "string"
        },
        "status": {
          "type": "string"
        }
      },
      "required": [
        "id",
        "source",
        "name",
        "date",
        "time",
        "status"
      ],
      "additionalProperties": false
    },
    "RoleHolder": {
      "description": "`GET /api/ops/roles`: who holds one, by e-mail address, and whether they have shown that they read what is sent there.",
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "email": {
          "type": "string"
        },
        "roles": {
          "type": "array",
          "items": {
            "type": "string",
            "enum": [
              "operator",
              "auditor"
            ]
          }
        },
        "isMailboxShown": {
          "type": "boolean"
        }
      },
      "required": [
        "id",
        "email",
        "roles",
        "isMailboxShown"
      ],
      "additionalProperties": false
    },
    "SavedEvents": {
      "type": "object",
      "properties": {
        "savedEvents": {
          "type": "array",
          "items": {
            "type": "number"
          }
        }
      },
      "required": [
        "savedEvents"
      ],
      "additionalProperties": false
    },
    "SchoolHours": {
      "description": "When a school, or a part of one, opens and closes. `GET /api/school-hours`; a time is a text such as '8:55 AM'.",
      "type": "object",
      "properties": {
        "id": {
          "type": "number"
        },
        "name": {
          "type": "string",
          "description": "Of the school."
        },
        "subgroup": {
          "type": "string",
          "description": "Of those of its pupils whose hours are others, such as 'Kindergarten, mornings'."
        },
        "regularOpen": {
          "type": "string"
        },
        "regularClose": {
          "type": "string"
        },
        "earlyDismissalOpen": {
          "type": "string"
        },
        "earlyDismissalClose": {
          "type": "string"
        },
        "delayedOpeningOpen": {
          "type": "string"
        },
        "delayedOpeningClose": {
          "type": "string"
        }
      },
      "required": [
        "id",
        "name"
      ],
      "additionalProperties": false
    },
    "SecondFactorOffer": {
      "description": "`POST /api/me/second-factor/offer`: a secret to put into an authenticator, as text and as its address. Nothing is asked of anybody yet.",
      "type": "object",
      "properties": {
        "offer": {
          "type": "string"
        },
        "secret": {
          "type": "string"
        },
        "address": {
          "type": "string"
        }
      },
      "required": [
        "offer",
        "secret",
        "address"
      ],
      "additionalProperties": false
    },
    "SecondFactorState": {
      "description": "`GET /api/me/second-factor`",
      "type": "object",
      "properties": {
        "enabled": {
          "type": "boolean"
        },
        "recoveryCodesLeft": {
          "type": "number"
        }
      },
      "required": [
        "enabled",
        "recoveryCodesLeft"
      ],
      "additionalProperties": false
    },
    "SeenReminder": {
      "description": "`POST /api/reminders/{id}/seen`: whether whoever asks is the first, and so the one to tell it.",
      "type": "object",
      "properties": {
        "first": {
          "type": "boolean"
        }
      },
      "required": [
        "first"
      ],
      "additionalProperties": false
    },
    "SentItem": {
      "description": "What was sent to somebody, and because of which facts. `GET /api/ops/audit/keys/{hash}/sent?day=`",
      "type": "object",
      "properties": {
        "fact": {
          "type": "number"
        },
        "time": {
          "type": "string"
        },
        "way": {
          "type": "string",
          "enum": [
            "text message",
            "browser",
            "open page",
            "letter"
          ]
        },
        "what": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ],
          "description": "Such as 'a reminder of Light Up Night (2026-11-20)'; null where whoever it was is forgotten."
        },
        "outcome": {
          "type": "string",
          "enum": [
            "handed over",
            "failed",
            "not known"
          ]
        },
        "reason": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ]
        },
        "because": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/FactLine"
          }
        }
      },
      "required": [
        "fact",
        "time",
        "way",
        "what",
        "outcome",
        "reason",
        "because"
      ],
      "additionalProperties": false
    },
    "SetReminder": {
      "description": "Answers `POST /api/reminders`: 201.",
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "reminderTime": {
          "type": "string"
        }
      },
      "required": [
        "id",
        "reminderTime"
      ],
      "additionalProperties": false
    },
    "ShownTitle": {
      "description": "A title without the marks of its publisher: those are labels, but for that of a game's result ('Won 3–1').",
      "type": "object",
      "properties": {
        "title": {
          "type": "string"
        },
        "labels": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "result": {
          "type": "string"
        }
      },
      "required": [
        "title"
      ],
      "additionalProperties": false
    },
    "Sidebar": {
      "description": "Everything the sidebar and the feed selector show, counts included, in the order they show it. `GET /api/sidebar/{key}`",
      "type": "object",
      "properties": {
        "feed": {
          "type": "object",
          "properties": {
            "count": {
              "type": "number"
            },
            "defaults": {
              "type": "boolean"
            }
          },
          "required": [
            "count",
            "defaults"
          ],
          "additionalProperties": false
        },
        "ownEvents": {
          "type": "object",
          "properties": {
            "count": {
              "type": "number"
            },
            "categories": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "name": {
                    "type": "string"
                  },
                  "count": {
                    "type": "number"
                  }
                },
                "required": [
                  "name",
                  "count"
                ],
                "additionalProperties": false
              }
            }
          },
          "required": [
            "count",
            "categories"
          ],
          "additionalProperties": false
        },
        "featured": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "object",
              "properties": {
                "count": {
                  "type": "number"
                },
                "followed": {
                  "type": "boolean"
                }
              },
              "required": [
                "count",
                "followed"
              ],
              "additionalProperties": false
            }
          ],
          "description": "Null while no event is promoted."
        },
        "organizations": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/SidebarOrganization"
          }
        }
      },
      "required": [
        "feed",
        "ownEvents",
        "featured",
        "organizations"
      ],
      "additionalProperties": false
    },
    "SidebarOrganization": {
      "type": "object",
      "properties": {
        "id": {
          "type": "number"
        },
        "name": {
          "type": "string"
        },
        "category": {
          "type": "string"
        },
        "description": {
          "type": "string"
        },
        "followed": {
          "type": "boolean",
          "description": "It or any of its sub-organizations is followed."
        },
        "count": {
          "type": "number",
          "description": "Cards that choosing the entry shows: upcoming, running, undated, cancelled and alerts."
        },
        "subOrganizations": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "name": {
                "type": "string"
              },
              "entry": {
                "type": "string"
              },
              "followed": {
                "type": "boolean"
              },
              "count": {
                "type": "number"
              }
            },
            "required": [
              "name",
              "entry",
              "followed",
              "count"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "id",
        "name",
        "category",
        "description",
        "followed",
        "count",
        "subOrganizations"
      ],
      "additionalProperties": false
    },
    "SignedInUser": {
      "type": "object",
      "properties": {
        "user": {
          "$ref": "#/components/schemas/User"
        }
      },
      "required": [
        "user"
      ],
      "additionalProperties": false
    },
    "SubOrganization": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string"
        },
        "subDisplayOrder": {
          "type": "number"
        }
      },
      "required": [
        "name",
        "subDisplayOrder"
      ],
      "additionalProperties": false
    },
    "Subscription": {
      "description": "What `POST /api/subscription` answers: the one address of somebody's My Almanac, told this once and never again.",
      "type": "object",
      "properties": {
        "url": {
          "type": "string",
          "description": "Whoever has it reads what is behind it."
        },
        "id": {
          "type": "string",
          "description": "Names the address without being it."
        }
      },
      "required": [
        "url",
        "id"
      ],
      "additionalProperties": false
    },
    "SubscriptionState": {
      "description": "`GET /api/subscription/{key}`: whether an address is in use, and which; who made it can tell it by its id.",
      "type": "object",
      "properties": {
        "id": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ]
        },
        "since": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "string"
            }
          ]
        }
      },
      "required": [
        "id",
        "since"
      ],
      "additionalProperties": false
    },
    "SuggestedWords": {
      "description": "What was suggested, or would be accepted: who left it is told to operators.",
      "type": "object",
      "properties": {
        "date": {
          "type": "string"
        },
        "time": {
          "type": "string"
        },
        "location": {
          "type": "string"
        },
        "address": {
          "type": "string"
        },
        "eventName": {
          "type": "string"
        },
        "organization": {
          "type": "string"
        },
        "description": {
          "type": "string"
        },
        "contactName": {
          "type": "string"
        },
        "contactEmail": {
          "type": "string"
        }
      },
      "required": [
        "date",
        "location",
        "eventName",
        "organization"
      ],
      "additionalProperties": false
    },
    "Summary": {
      "description": "`POST /api/daily-highlights`, `/api/events/summary`, `/api/ai/event-summary`. A marked text: a line each, `**bold**`, `*italic*`, `` `code` ``, and `[name](/event/{id})` for each event it tells of.",
      "type": "object",
      "properties": {
        "summary": {
          "type": "string"
        },
        "source": {
          "type": "string",
          "enum": [
            "rules",
            "claude"
          ]
        }
      },
      "required": [
        "summary",
        "source"
      ],
      "additionalProperties": false
    },
    "Told": {
      "description": "A sentence for the person who asked.",
      "type": "object",
      "properties": {
        "message": {
          "type": "string"
        }
      },
      "required": [
        "message"
      ],
      "additionalProperties": false
    },
    "Town": {
      "description": "Where this calendar is, what time it is there and what is switched on. `GET /api/town`",
      "type": "object",
      "properties": {
        "name": {
          "type": "string"
        },
        "state": {
          "type": "string"
        },
        "timeZone": {
          "type": "string",
          "description": "IANA name."
        },
        "now": {
          "type": "string",
          "description": "The server's clock, ISO instant; clients take the day from it."
        },
        "mapCenter": {
          "type": "object",
          "properties": {
            "latitude": {
              "type": "number"
            },
            "longitude": {
              "type": "number"
            }
          },
          "required": [
            "latitude",
            "longitude"
          ],
          "additionalProperties": false
        },
        "unknownPlace": {
          "type": "object",
          "properties": {
            "latitude": {
              "type": "number"
            },
            "longitude": {
              "type": "number"
            }
          },
          "required": [
            "latitude",
            "longitude"
          ],
          "additionalProperties": false,
          "description": "What the map of an event shows whose address nobody finds."
        },
        "mapStyle": {
          "type": "string",
          "description": "Of the map's streets, by its address; '' where there are none."
        },
        "collection": {
          "type": "string",
          "description": "The organization whose parts the collection districts are."
        },
        "districts": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "The names of the collection districts: the place of each, from 1 on, is its number. None in a town without them."
        },
        "districtMap": {
          "type": "string",
          "description": "What the map is called on which residents find their district, which is at `links.districts`."
        },
        "schoolDates": {
          "type": "string",
          "description": "The organization whose own events, those of none of its parts, are the school dates; '' where there are none."
        },
        "schoolDistrict": {
          "type": "string",
          "description": "Whose schools' hours are told; '' where there are none."
        },
        "highSchool": {
          "type": "string",
          "description": "The school that the bell schedule is of."
        },
        "countdowns": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Countdown"
          },
          "description": "In any order, those that are over among them."
        },
        "newsletter": {
          "type": "string",
          "description": "Of the form by which one subscribes to the newsletter; '' where there is none."
        },
        "links": {
          "type": "object",
          "additionalProperties": {
            "type": "string"
          }
        },
        "features": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Names of the features that are on."
        }
      },
      "required": [
        "name",
        "state",
        "timeZone",
        "now",
        "mapCenter",
        "unknownPlace",
        "mapStyle",
        "collection",
        "districts",
        "districtMap",
        "schoolDates",
        "schoolDistrict",
        "highSchool",
        "countdowns",
        "newsletter",
        "links",
        "features"
      ],
      "additionalProperties": false
    },
    "TownEvent": {
      "description": "One thing to attend, as `GET /api/events` answers it. A day is `yyyy-mm-dd` in the town's time zone; an instant is ISO 8601 with the town's offset (`2026-11-20T18:00:00-05:00`). Flags that the calendar's first clients knew as text stay text ('true').",
      "type": "object",
      "properties": {
        "id": {
          "type": "number",
          "description": "Derived from the event's identity in its source; never reused."
        },
        "name": {
          "type": "string"
        },
        "shownTitle": {
          "$ref": "#/components/schemas/ShownTitle",
          "description": "How the name is shown to people, where that differs: pages, lists and search tell it, published calendars do not."
        },
        "organization": {
          "type": "string"
        },
        "subOrganization": {
          "type": "string"
        },
        "category": {
          "type": "string"
        },
        "categories": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "What kinds of event it is, and what it costs, in its publisher's own words."
        },
        "price": {
          "type": "string"
        },
        "date": {
          "type": "string",
          "description": "First day. A day in 2099 or 2070 means that no date is known."
        },
        "endDate": {
          "type": "string",
          "description": "Last day, when it differs from the first."
        },
        "displayDate": {
          "type": "string",
          "description": "Free text shown instead of the dates."
        },
        "time": {
          "type": "string",
          "description": "Free text such as '6:00 PM' or 'All Day'."
        },
        "startTime": {
          "type": "string"
        },
        "endTime": {
          "type": "string"
        },
        "location": {
          "type": "string"
        },
        "address": {
          "type": "string"
        },
        "description": {
          "type": "string",
          "description": "In its publisher's words, in plain text or Markdown."
        },
        "boilerplate": {
          "type": "array",
          "items": {
            "type": "array",
            "prefixItems": [
              {
                "type": "number"
              },
              {
                "type": "number"
              }
            ],
            "items": false,
            "minItems": 2
          },
          "description": "What of the description is folded: which characters (UTF-16, the last excluded), in their order. Its publisher says it in most events, or it is buttons to share it or numbers to dial."
        },
        "imageUrl": {
          "type": "string"
        },
        "attachments": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "The first is the agenda."
        },
        "audioNarration": {
          "type": "string"
        },
        "isUserCreated": {
          "type": "string",
          "enum": [
            "true"
          ]
        },
        "repeats": {
          "$ref": "#/components/schemas/Repeats"
        },
        "isTentative": {
          "type": "string",
          "enum": [
            "true"
          ]
        },
        "isPromoted": {
          "type": "boolean"
        },
        "isEmergencyAlert": {
          "type": "string",
          "enum": [
            "true"
          ]
        },
        "createdAt": {
          "type": "string"
        },
        "expiresAt": {
          "type": "string",
          "description": "Instant after which the event is no longer shown."
        },
        "sourceName": {
          "type": "string"
        },
        "sourceUrl": {
          "type": "string"
        },
        "onlineUrl": {
          "type": "string",
          "description": "Where one joins it online: http or https."
        },
        "publishDate": {
          "type": "string"
        },
        "status": {
          "type": "string",
          "enum": [
            "confirmed",
            "cancelled",
            "withdrawn"
          ]
        },
        "isPrivate": {
          "const": true,
          "description": "Its publisher made it private: it is withdrawn, its name says that it is no longer public, and nothing else is told of it."
        },
        "subcalendars": {
          "type": "array",
          "items": {
            "type": "number"
          },
          "description": "The ids of the sub-calendars that it belongs to; absent where there are none."
        },
        "sources": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/EventSource"
          },
          "description": "Who tells of it, where that are several: first whose own event it is. It is in the lists of all of them."
        }
      },
      "required": [
        "id",
        "name",
        "organization",
        "category",
        "date",
        "time",
        "status"
      ],
      "additionalProperties": false
    },
    "User": {
      "description": "Somebody with an account. What they follow and have saved stands under `user_{id}`; most hold no role.",
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "email": {
          "type": "string"
        },
        "roles": {
          "type": "array",
          "items": {
            "type": "string",
            "enum": [
              "operator",
              "auditor"
            ]
          }
        }
      },
      "required": [
        "id",
        "email",
        "roles"
      ],
      "additionalProperties": false
    },
    "Weather": {
      "description": "`GET /api/weather`",
      "type": "object",
      "properties": {
        "description": {
          "type": "string"
        },
        "icon": {
          "type": "string",
          "enum": [
            "",
            "sun",
            "moon",
            "partly",
            "partly-night",
            "cloud",
            "fog",
            "wind",
            "rain",
            "snow",
            "storm"
          ]
        },
        "temperature": {
          "type": "number"
        },
        "asOf": {
          "type": "string"
        }
      },
      "required": [
        "description",
        "icon",
        "temperature"
      ],
      "additionalProperties": false
    },
    "ZoneSuspicion": {
      "description": "Of the `starts` that a source tells in another zone than the town's so many are `doubtful`: at night, or at hours that their titles contradict. In the `likely` zone hardly one would be. `named` is the only zone that it names, where there is one.",
      "type": "object",
      "properties": {
        "doubtful": {
          "type": "number"
        },
        "starts": {
          "type": "number"
        },
        "likely": {
          "type": "string"
        },
        "named": {
          "type": "string"
        },
        "examples": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/DoubtfulStart"
          }
        }
      },
      "required": [
        "doubtful",
        "starts",
        "likely",
        "examples"
      ],
      "additionalProperties": false
    }
  },
  "calls": {
    "AgendaController.fetch": {
      "schema": {
        "type": "string"
      },
      "failures": {
        "302": null
      }
    },
    "AuditController.at": {
      "schema": {
        "$ref": "#/components/schemas/HistoryAt"
      }
    },
    "AuditController.choices": {
      "schema": {
        "$ref": "#/components/schemas/AuditChoices"
      }
    },
    "AuditController.event": {
      "schema": {
        "$ref": "#/components/schemas/EventAudit"
      }
    },
    "AuditController.facts": {
      "schema": {
        "$ref": "#/components/schemas/FactPage"
      }
    },
    "AuditController.file": {
      "description": "As CSV, or as JSON where that is asked for; signed either way.",
      "schema": {
        "type": "string"
      }
    },
    "AuditController.find": {
      "description": "What is typed into a body stands in no address, and in no log of addresses.",
      "schema": {
        "$ref": "#/components/schemas/FoundEvent"
      }
    },
    "AuditController.key": {
      "schema": {
        "$ref": "#/components/schemas/AuditKey"
      }
    },
    "AuditController.look": {
      "description": "A key is typed into a body: an address would keep it.",
      "schema": {
        "$ref": "#/components/schemas/KeyHistory"
      }
    },
    "AuditController.one": {
      "schema": {
        "$ref": "#/components/schemas/KeyHistory"
      }
    },
    "AuditController.search": {
      "description": "What one person did, and when, is of their history, though less of it is told.",
      "schema": {
        "$ref": "#/components/schemas/FactSearch"
      }
    },
    "AuditController.searchFor": {
      "schema": {
        "$ref": "#/components/schemas/FactSearch"
      }
    },
    "AuditController.sentTo": {
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/SentItem"
        }
      }
    },
    "AuthController.login": {
      "schema": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/SignedInUser"
          },
          {
            "$ref": "#/components/schemas/CodeAsked"
          }
        ]
      }
    },
    "AuthController.logout": {
      "description": "Done also for whoever has not signed in, or not any more."
    },
    "AuthController.me": {
      "schema": {
        "$ref": "#/components/schemas/CurrentUser"
      }
    },
    "AuthController.register": {
      "schema": {
        "$ref": "#/components/schemas/SignedInUser"
      }
    },
    "BotcastController.make": {
      "schema": {
        "$ref": "#/components/schemas/Botcast"
      }
    },
    "BotcastController.makeFor": {
      "schema": {
        "$ref": "#/components/schemas/Botcast"
      }
    },
    "BotcastController.show": {
      "schema": {
        "$ref": "#/components/schemas/Botcast"
      }
    },
    "BrowsersController.allow": {},
    "BrowsersController.forget": {},
    "BrowsersController.key": {
      "schema": {
        "$ref": "#/components/schemas/PushKey"
      }
    },
    "CalendarsController.everything": {
      "schema": {
        "type": "string"
      },
      "failures": {
        "304": null
      }
    },
    "CalendarsController.json": {
      "schema": {
        "$ref": "#/components/schemas/JsonFeed"
      },
      "failures": {
        "304": null
      }
    },
    "CalendarsController.oneOf": {
      "schema": {
        "type": "string"
      },
      "failures": {
        "304": null
      }
    },
    "CalendarsController.part": {
      "schema": {
        "type": "string"
      },
      "failures": {
        "304": null
      }
    },
    "CalendarsController.partOfOne": {
      "schema": {
        "type": "string"
      },
      "failures": {
        "304": null
      }
    },
    "CalendarsController.rss": {
      "schema": {
        "type": "string"
      },
      "failures": {
        "304": null
      }
    },
    "ChatController.chat": {
      "description": "Streams a line `data: {…}` for each piece. Whoever hangs up is answered no further.",
      "schema": {
        "type": "string"
      }
    },
    "ChatController.suggestions": {
      "description": "Questions that a newcomer may ask: of the events of the days to come, each with an answer.",
      "schema": {
        "type": "array",
        "items": {
          "type": "string"
        }
      }
    },
    "CredentialsController.changeEmail": {
      "description": "Answered alike whether or not the new address belongs to an account.",
      "schema": {
        "$ref": "#/components/schemas/Told"
      }
    },
    "CredentialsController.changePassword": {},
    "EmailLinksController.use": {
      "schema": {
        "$ref": "#/components/schemas/Told"
      }
    },
    "EmailLinksController.verify": {
      "schema": {
        "$ref": "#/components/schemas/EmailLinkState"
      }
    },
    "EventFileController.file": {
      "schema": {
        "type": "string"
      }
    },
    "EventsController.list": {
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TownEvent"
        }
      },
      "failures": {
        "304": null
      }
    },
    "EverythingController.file": {
      "schema": {
        "$ref": "#/components/schemas/EverythingAboutMe"
      }
    },
    "FeedController.show": {
      "schema": {
        "$ref": "#/components/schemas/Feed"
      },
      "failures": {
        "304": null
      }
    },
    "HealthController.health": {
      "description": "Liveness: the process answers.",
      "schema": {
        "type": "object",
        "properties": {
          "status": {
            "const": "alive"
          }
        },
        "required": [
          "status"
        ],
        "additionalProperties": false
      }
    },
    "HealthController.ready": {
      "description": "The stores are reachable, and the read models are current or catching up: 503 when one has been behind the log for more than 15 seconds and does not catch up. Either way the lag of each is named.",
      "schema": {
        "$ref": "#/components/schemas/ReadyAnswer"
      },
      "failures": {
        "503": {
          "$ref": "#/components/schemas/BehindAnswer"
        }
      }
    },
    "InboundController.heard": {},
    "LeavingController.forget": {},
    "MeController.me": {
      "description": "What the console asks first.",
      "schema": {
        "$ref": "#/components/schemas/OpsMe"
      }
    },
    "MetricsController.show": {
      "description": "What this process measures, in the words of Prometheus. For whoever has the token of the operator; without one there is nothing here.",
      "schema": {
        "type": "string"
      }
    },
    "OneEventController.one": {
      "schema": {
        "$ref": "#/components/schemas/OneEvent"
      }
    },
    "OpsSourcesController.accept": {
      "description": "Loads what was held back as it was seen; a load that says something else by then is held back anew.",
      "schema": {
        "$ref": "#/components/schemas/OpsSource"
      }
    },
    "OpsSourcesController.add": {
      "description": "What is added again is moved. One whose address tells no name is read first, for its own.",
      "schema": {
        "$ref": "#/components/schemas/OpsSource"
      }
    },
    "OpsSourcesController.all": {
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/OpsSource"
        }
      }
    },
    "OpsSourcesController.check": {
      "description": "Answers as soon as that has begun; how far it has come, and what comes of it, the list says.",
      "schema": {
        "$ref": "#/components/schemas/OpsSource"
      }
    },
    "OpsSourcesController.heldBack": {
      "schema": {
        "$ref": "#/components/schemas/HeldPage"
      }
    },
    "OpsSourcesController.move": {
      "description": "From its next check on; nothing of what it has told is lost.",
      "schema": {
        "$ref": "#/components/schemas/OpsSource"
      }
    },
    "OpsSourcesController.pause": {
      "schema": {
        "$ref": "#/components/schemas/OpsSource"
      }
    },
    "OpsSourcesController.refuse": {
      "schema": {
        "$ref": "#/components/schemas/OpsSource"
      }
    },
    "OpsSourcesController.remove": {},
    "OpsSourcesController.resume": {
      "schema": {
        "$ref": "#/components/schemas/OpsSource"
      }
    },
    "OpsSourcesController.setTimeZone": {
      "schema": {
        "$ref": "#/components/schemas/OpsSource"
      }
    },
    "OpsSourcesController.try": {
      "description": "What its next events are, and what it would be called. Nothing is recorded.",
      "schema": {
        "$ref": "#/components/schemas/AddressPreview"
      }
    },
    "OrganizationsController.defaults": {
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/FeedDefault"
        }
      },
      "failures": {
        "304": null
      }
    },
    "OrganizationsController.organizations": {
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Organization"
        }
      },
      "failures": {
        "304": null
      }
    },
    "OwnEventsController.create": {
      "schema": {
        "$ref": "#/components/schemas/OwnEventSummary"
      }
    },
    "OwnEventsController.delete": {},
    "OwnEventsController.revise": {
      "schema": {
        "$ref": "#/components/schemas/OwnEventSummary"
      }
    },
    "OwnEventsReadController.all": {
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TownEvent"
        }
      }
    },
    "OwnEventsReadController.mine": {
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TownEvent"
        }
      }
    },
    "OwnEventsReadController.of": {
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TownEvent"
        }
      }
    },
    "OwnEventsReadController.sheet": {
      "description": "In whole: what was long ago, and of what repeats a year.",
      "schema": {
        "type": "string"
      }
    },
    "PapersController.show": {
      "schema": {
        "type": "string"
      }
    },
    "PasswordsController.forgot": {
      "schema": {
        "$ref": "#/components/schemas/Told"
      }
    },
    "PasswordsController.reset": {
      "schema": {
        "$ref": "#/components/schemas/Told"
      }
    },
    "PasswordsController.verify": {
      "schema": {
        "$ref": "#/components/schemas/ResetTokenState"
      }
    },
    "PlacesController.geocode": {
      "schema": {
        "type": "object",
        "properties": {
          "lat": {
            "type": "number"
          },
          "lng": {
            "type": "number"
          },
          "formatted_address": {
            "type": "string"
          }
        },
        "required": [
          "lat",
          "lng",
          "formatted_address"
        ],
        "additionalProperties": false
      }
    },
    "PlacesController.list": {
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Place"
        }
      },
      "failures": {
        "304": null
      }
    },
    "PreferencesController.chooseDistrict": {
      "schema": {
        "$ref": "#/components/schemas/Preferences"
      }
    },
    "PreferencesController.chooseTextMessages": {
      "description": "Whoever gives a number is asked there for a YES. Ten new numbers an hour are taken from one address, and 200 from all together; more are answered 429, with Retry-After. A number that answered STOP is kept, and no consent with it.",
      "schema": {
        "$ref": "#/components/schemas/Preferences"
      }
    },
    "PreferencesController.followOrganizations": {
      "schema": {
        "$ref": "#/components/schemas/Preferences"
      }
    },
    "PreferencesController.followSubcalendars": {
      "schema": {
        "$ref": "#/components/schemas/Preferences"
      }
    },
    "PreferencesController.mine": {
      "schema": {
        "$ref": "#/components/schemas/Preferences"
      }
    },
    "PreferencesController.of": {
      "schema": {
        "$ref": "#/components/schemas/Preferences"
      }
    },
    "ProjectionsController.all": {
      "schema": {
        "type": "object",
        "properties": {
          "head": {
            "type": "string"
          },
          "largestLag": {
            "type": "number",
            "description": "How far the one that is furthest behind is, in seconds."
          },
          "projections": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "name": {
                  "type": "string"
                },
                "version": {
                  "type": "number"
                },
                "state": {
                  "type": "string",
                  "enum": [
                    "live",
                    "building"
                  ],
                  "description": "It is not there yet while it is being built for the first time."
                },
                "position": {
                  "type": "string"
                },
                "lag": {
                  "type": "object",
                  "properties": {
                    "facts": {
                      "type": "number"
                    },
                    "isAll": {
                      "type": "boolean",
                      "description": "False where there are more `facts` than were counted."
                    },
                    "seconds": {
                      "type": "number"
                    },
                    "since": {
                      "type": "string",
                      "description": "When the first of them was recorded, ISO."
                    },
                    "trend": {
                      "type": "string",
                      "enum": [
                        "growing",
                        "shrinking",
                        "steady"
                      ]
                    }
                  },
                  "required": [
                    "facts",
                    "isAll",
                    "seconds",
                    "trend"
                  ],
                  "additionalProperties": false
                },
                "rate": {
                  "anyOf": [
                    {
                      "type": "null"
                    },
                    {
                      "type": "number"
                    }
                  ],
                  "description": "Facts in a second, as far as that was seen."
                },
                "isStalled": {
                  "type": "boolean",
                  "description": "It is behind and does not move."
                },
                "isFailing": {
                  "type": "boolean",
                  "description": "It is behind, and whoever folds fails."
                },
                "parked": {
                  "type": "number"
                },
                "lastError": {
                  "type": "object",
                  "properties": {
                    "at": {
                      "type": "string"
                    },
                    "sentence": {
                      "type": "string"
                    }
                  },
                  "required": [
                    "sentence"
                  ],
                  "additionalProperties": false
                },
                "canSwitchBack": {
                  "type": "boolean",
                  "description": "What served before is kept, and can serve again."
                },
                "rebuild": {
                  "type": "object",
                  "properties": {
                    "dryRun": {
                      "type": "boolean"
                    },
                    "state": {
                      "type": "string",
                      "enum": [
                        "stopped",
                        "failed",
                        "asked",
                        "folding",
                        "comparing",
                        "compared"
                      ]
                    },
                    "askedAt": {
                      "type": "string",
                      "description": "ISO."
                    },
                    "progress": {
                      "type": "object",
                      "properties": {
                        "facts": {
                          "type": "number"
                        },
                        "position": {
                          "type": "string"
                        },
                        "head": {
                          "type": "string"
                        },
                        "share": {
                          "type": "number"
                        },
                        "rate": {
                          "type": "number"
                        },
                        "secondsLeft": {
                          "type": "number"
                        }
                      },
                      "required": [
                        "facts",
                        "position",
                        "head",
                        "share",
                        "rate",
                        "secondsLeft"
                      ],
                      "additionalProperties": false
                    },
                    "outcome": {
                      "type": "object",
                      "properties": {
                        "documents": {
                          "type": "number"
                        },
                        "differing": {
                          "type": "number"
                        },
                        "differingKeys": {
                          "type": "array",
                          "items": {
                            "type": "string"
                          }
                        },
                        "parked": {
                          "type": "number"
                        },
                        "forgotten": {
                          "type": "number",
                          "description": "Of how many streams the log no longer has the beginning."
                        },
                        "lacking": {
                          "type": "number",
                          "description": "What would no longer be shown: it is promoted by force only."
                        },
                        "lackingKeys": {
                          "type": "array",
                          "items": {
                            "type": "object",
                            "properties": {
                              "key": {
                                "type": "string"
                              },
                              "reason": {
                                "type": "string"
                              }
                            },
                            "required": [
                              "key",
                              "reason"
                            ],
                            "additionalProperties": false
                          }
                        }
                      },
                      "required": [
                        "documents",
                        "differing",
                        "differingKeys",
                        "parked",
                        "forgotten",
                        "lacking",
                        "lackingKeys"
                      ],
                      "additionalProperties": false
                    },
                    "failure": {
                      "type": "string"
                    }
                  },
                  "required": [
                    "dryRun",
                    "state",
                    "askedAt"
                  ],
                  "additionalProperties": false
                }
              },
              "required": [
                "name",
                "version",
                "state",
                "position",
                "lag",
                "rate",
                "isStalled",
                "isFailing",
                "parked",
                "canSwitchBack"
              ],
              "additionalProperties": false
            }
          },
          "parked": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "projection": {
                  "type": "string"
                },
                "key": {
                  "type": "string"
                },
                "position": {
                  "type": "string"
                },
                "type": {
                  "type": "string",
                  "description": "Of the fact that could not be folded."
                },
                "reason": {
                  "type": "string"
                },
                "waiting": {
                  "type": "number",
                  "description": "Later facts of the same key, as far as they were counted."
                }
              },
              "required": [
                "projection",
                "key",
                "position",
                "type",
                "reason",
                "waiting"
              ],
              "additionalProperties": false
            }
          },
          "aside": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "reactor": {
                  "type": "string"
                },
                "position": {
                  "type": "string"
                },
                "stream": {
                  "type": "string"
                },
                "reason": {
                  "type": "string"
                },
                "attempts": {
                  "type": "number"
                },
                "due": {
                  "anyOf": [
                    {
                      "type": "null"
                    },
                    {
                      "type": "string"
                    }
                  ],
                  "description": "When it is tried again by itself, ISO; null: only when an operator says so."
                }
              },
              "required": [
                "reactor",
                "position",
                "stream",
                "reason",
                "attempts",
                "due"
              ],
              "additionalProperties": false
            },
            "description": "What reactors have put aside: mail, text messages and whatever else follows from facts."
          },
          "failure": {
            "type": "object",
            "properties": {
              "at": {
                "type": "string"
              },
              "sentence": {
                "type": "string"
              },
              "isNow": {
                "type": "boolean"
              }
            },
            "required": [
              "sentence",
              "isNow"
            ],
            "additionalProperties": false,
            "description": "Why whoever folds could not the last time, and whether it cannot now."
          },
          "feedsInTrouble": {
            "type": "number"
          },
          "toReview": {
            "type": "number"
          }
        },
        "required": [
          "head",
          "largestLag",
          "projections",
          "parked",
          "aside",
          "feedsInTrouble",
          "toReview"
        ],
        "additionalProperties": false
      }
    },
    "ProjectionsController.dismiss": {
      "description": "Of what was found, or why nothing was."
    },
    "ProjectionsController.inspect": {
      "schema": {
        "type": "object",
        "properties": {
          "parked": {
            "type": "object",
            "properties": {
              "projection": {
                "type": "string"
              },
              "key": {
                "type": "string"
              },
              "position": {
                "type": "string"
              },
              "type": {
                "type": "string",
                "description": "Of the fact that could not be folded."
              },
              "reason": {
                "type": "string"
              },
              "waiting": {
                "type": "number",
                "description": "Later facts of the same key, as far as they were counted."
              }
            },
            "required": [
              "projection",
              "key",
              "position",
              "type",
              "reason",
              "waiting"
            ],
            "additionalProperties": false
          },
          "fact": {
            "anyOf": [
              {
                "type": "null"
              },
              {
                "type": "object",
                "properties": {
                  "id": {
                    "type": "string"
                  },
                  "position": {
                    "type": "string"
                  },
                  "type": {
                    "type": "string"
                  },
                  "stream": {
                    "type": "string"
                  },
                  "revision": {
                    "type": "number"
                  },
                  "time": {
                    "type": "string"
                  },
                  "actor": {
                    "type": "string"
                  },
                  "data": {}
                },
                "required": [
                  "id",
                  "position",
                  "type",
                  "stream",
                  "revision",
                  "time",
                  "actor",
                  "data"
                ],
                "additionalProperties": false
              }
            ]
          },
          "document": {}
        },
        "required": [
          "parked",
          "fact",
          "document"
        ],
        "additionalProperties": false
      }
    },
    "ProjectionsController.promote": {},
    "ProjectionsController.rebuild": {
      "description": "It is folded by a process that keeps the read models up, as soon as one is free to."
    },
    "ProjectionsController.retry": {
      "schema": {
        "type": "object",
        "properties": {
          "isParked": {
            "type": "boolean"
          },
          "reason": {
            "type": "string"
          }
        },
        "required": [
          "isParked"
        ],
        "additionalProperties": false
      }
    },
    "ProjectionsController.skip": {
      "schema": {
        "type": "object",
        "properties": {
          "isParked": {
            "type": "boolean"
          },
          "reason": {
            "type": "string"
          }
        },
        "required": [
          "isParked"
        ],
        "additionalProperties": false
      }
    },
    "ProjectionsController.stop": {},
    "ProjectionsController.stream": {
      "description": "Goes on for as long as somebody listens and may.",
      "schema": {
        "type": "string"
      }
    },
    "ProjectionsController.switchBack": {},
    "ProjectionsController.way": {
      "description": "What became of one fact everywhere.",
      "schema": {
        "type": "object",
        "properties": {
          "fact": {
            "type": "object",
            "properties": {
              "id": {
                "type": "string"
              },
              "position": {
                "type": "string"
              },
              "type": {
                "type": "string"
              },
              "stream": {
                "type": "string"
              },
              "revision": {
                "type": "number"
              },
              "time": {
                "type": "string"
              },
              "actor": {
                "type": "string"
              },
              "data": {}
            },
            "required": [
              "id",
              "position",
              "type",
              "stream",
              "revision",
              "time",
              "actor",
              "data"
            ],
            "additionalProperties": false
          },
          "stream": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "time": {
                  "type": "string"
                },
                "position": {
                  "type": "string"
                },
                "type": {
                  "type": "string"
                }
              },
              "required": [
                "time",
                "position",
                "type"
              ],
              "additionalProperties": false
            },
            "description": "The facts of the same stream around it, newest first."
          },
          "projections": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "name": {
                  "type": "string"
                },
                "state": {
                  "type": "string",
                  "enum": [
                    "parked",
                    "behind",
                    "not handled",
                    "folded",
                    "waits",
                    "skipped"
                  ]
                },
                "keys": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "properties": {
                      "key": {
                        "type": "string"
                      },
                      "state": {
                        "type": "string",
                        "enum": [
                          "parked",
                          "behind",
                          "not handled",
                          "folded",
                          "waits",
                          "skipped"
                        ]
                      },
                      "reason": {
                        "type": "string"
                      }
                    },
                    "required": [
                      "key",
                      "state"
                    ],
                    "additionalProperties": false
                  }
                }
              },
              "required": [
                "name",
                "state",
                "keys"
              ],
              "additionalProperties": false
            }
          }
        },
        "required": [
          "fact",
          "stream",
          "projections"
        ],
        "additionalProperties": false
      }
    },
    "QuickAddController.parse": {
      "description": "It creates nothing. 422 for words in which there is no event.",
      "schema": {
        "$ref": "#/components/schemas/ParsedEvent"
      }
    },
    "ReactionsController.retry": {
      "description": "It is tried again by whichever process runs the reactor."
    },
    "ReactionsController.skip": {},
    "RecordingController.show": {
      "schema": {
        "type": "string"
      },
      "failures": {
        "206": {
          "type": "string"
        },
        "304": null,
        "416": null
      }
    },
    "ReferenceController.document": {
      "description": "This reference itself.",
      "schema": {
        "type": "object",
        "additionalProperties": {}
      },
      "failures": {
        "304": null
      }
    },
    "ReferenceController.file": {
      "description": "What the page is drawn with.",
      "schema": {
        "type": "string"
      }
    },
    "ReferenceController.page": {
      "description": "To be read, and tried out.",
      "schema": {
        "type": "string"
      }
    },
    "RemindersController.drop": {},
    "RemindersController.of": {
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Reminder"
        }
      }
    },
    "RemindersController.seen": {
      "schema": {
        "$ref": "#/components/schemas/SeenReminder"
      }
    },
    "RemindersController.set": {
      "schema": {
        "$ref": "#/components/schemas/SetReminder"
      }
    },
    "ReviewController.accept": {
      "schema": {
        "type": "object",
        "properties": {
          "event": {
            "type": "number"
          }
        },
        "required": [
          "event"
        ],
        "additionalProperties": false
      }
    },
    "ReviewController.close": {},
    "ReviewController.confirm": {},
    "ReviewController.decline": {},
    "ReviewController.page": {
      "schema": {
        "$ref": "#/components/schemas/ReviewPage"
      }
    },
    "ReviewController.refuse": {
      "description": "The two are never merged again by a rule, until that is undone."
    },
    "ReviewController.reopen": {},
    "ReviewController.reopenMerge": {},
    "ReviewController.reopenReport": {},
    "RolesController.holders": {
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/RoleHolder"
        }
      }
    },
    "RolesController.revoke": {
      "description": "Roles are granted from the command line only.",
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/RoleHolder"
        }
      }
    },
    "SavedController.show": {
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/OneEvent"
        }
      },
      "failures": {
        "304": null
      }
    },
    "SavedEventsController.save": {
      "schema": {
        "$ref": "#/components/schemas/SavedEvents"
      }
    },
    "SavedEventsController.saveEvent": {
      "schema": {
        "$ref": "#/components/schemas/SavedEvents"
      }
    },
    "SavedEventsController.unsave": {
      "schema": {
        "$ref": "#/components/schemas/SavedEvents"
      }
    },
    "SchoolsController.bellSchedule": {
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/BellPeriod"
        }
      },
      "failures": {
        "304": null
      }
    },
    "SchoolsController.schoolHours": {
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/SchoolHours"
        }
      },
      "failures": {
        "304": null
      }
    },
    "SecondFactorController.disable": {},
    "SecondFactorController.enable": {
      "schema": {
        "$ref": "#/components/schemas/RecoveryCodes"
      }
    },
    "SecondFactorController.offer": {
      "schema": {
        "$ref": "#/components/schemas/SecondFactorOffer"
      }
    },
    "SecondFactorController.renewRecoveryCodes": {
      "schema": {
        "$ref": "#/components/schemas/RecoveryCodes"
      }
    },
    "SecondFactorController.state": {
      "schema": {
        "$ref": "#/components/schemas/SecondFactorState"
      }
    },
    "SidebarController.show": {
      "schema": {
        "$ref": "#/components/schemas/Sidebar"
      },
      "failures": {
        "304": null
      }
    },
    "SubcalendarsController.list": {
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/CountedSubcalendar"
        }
      },
      "failures": {
        "304": null
      }
    },
    "SubscriptionsController.start": {
      "schema": {
        "$ref": "#/components/schemas/Subscription"
      }
    },
    "SubscriptionsController.state": {
      "schema": {
        "$ref": "#/components/schemas/SubscriptionState"
      }
    },
    "SubscriptionsController.stop": {},
    "SuggestionsController.report": {
      "schema": {
        "$ref": "#/components/schemas/Noted"
      }
    },
    "SuggestionsController.suggest": {
      "schema": {
        "$ref": "#/components/schemas/Noted"
      }
    },
    "SummariesController.agenda": {
      "schema": {
        "$ref": "#/components/schemas/AgendaSummary"
      }
    },
    "SummariesController.events": {
      "schema": {
        "$ref": "#/components/schemas/Summary"
      }
    },
    "SummariesController.highlights": {
      "schema": {
        "$ref": "#/components/schemas/Summary"
      }
    },
    "SummariesController.week": {
      "schema": {
        "$ref": "#/components/schemas/Summary"
      }
    },
    "TownController.show": {
      "schema": {
        "$ref": "#/components/schemas/Town"
      }
    },
    "WaitingController.count": {
      "description": "What the console begins with.",
      "schema": {
        "$ref": "#/components/schemas/OpsWaiting"
      }
    },
    "WeatherController.alerts": {
      "schema": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string"
            },
            "source": {
              "type": "string"
            },
            "title": {
              "type": "string"
            },
            "text": {
              "type": "string"
            },
            "until": {
              "type": "string"
            },
            "expiresAt": {
              "type": "string"
            }
          },
          "required": [
            "id",
            "source",
            "title",
            "text",
            "until",
            "expiresAt"
          ],
          "additionalProperties": false
        }
      }
    },
    "WeatherController.forecast": {
      "schema": {
        "$ref": "#/components/schemas/Forecast"
      }
    },
    "WeatherController.now": {
      "schema": {
        "$ref": "#/components/schemas/Weather"
      }
    }
  }
};
